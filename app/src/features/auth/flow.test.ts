import { ApiError } from '@janani/api-client';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { type Command, type FlowEvent, type FlowState, advance, isBusy, pendingOf } from './flow.ts';
import type { PendingCode } from './pending.ts';

const phone = '9876543210';
const authentication = {
  token: 'jan_1',
  user: { id: '7', phone, first_name: 'Meera', last_name: 'Kulkarni', verified: true, role: 'user' },
};
const profile = {
  first_name: 'Meera',
  last_name: 'Kulkarni',
  due_date: '2027-03-14',
  state_id: 14,
  city: 'Pune',
  hospital: 'Patil Nursing Home',
  doctor: 'Dr Patil',
};
const pendingWith = (part: Partial<PendingCode> = {}): PendingCode => ({
  mode: 'login',
  phone,
  verificationId: 'id-1',
  sentAt: 1000,
  isConfirmed: false,
  mayBeSignedUp: false,
  ...part,
});
const codeStep = (part?: Partial<PendingCode>): FlowState => ({ step: 'code', pending: pendingWith(part) });

/** Plays events and returns where they lead, with what each asked for. */
const play = (start: FlowState, ...events: FlowEvent[]) => {
  const asked: Command[] = [];
  let state = start;
  for (const event of events) {
    const next = advance(state, event);
    state = next.state;
    asked.push(...next.commands);
  }
  return { state, asked: asked.map((command) => command.do), commands: asked };
};
const told = (commands: Command[]) =>
  commands.flatMap((command) => (command.do === 'tell' ? [command.notice] : []));

const checkedAs = (exists: boolean | undefined): FlowEvent[] => [
  { type: 'phone submitted', phone },
  { type: 'phone checked', exists },
];
const codeSent: FlowEvent = { type: 'code sent', verificationId: 'id-2', sentAt: 2000 };
const offline = new ApiError('offline', 'logIn');

describe('from the number', () => {
  test('SI-12 SI-13 a known one: a code is sent, then the code screen opens', () => {
    const { state, asked, commands } = play({ step: 'phone' }, ...checkedAs(true), codeSent);
    expect(asked).toEqual(['check phone', 'send code', 'keep code', 'open code screen']);
    expect(commands.at(-1)).toEqual({ do: 'open code screen', phone, mode: 'login' });
    expect(state.step).toBe('leaving');
  });
  test('SI-14 a new one is kept, then the sign-up form opens', () => {
    const { asked } = play({ step: 'phone' }, ...checkedAs(false));
    expect(asked).toEqual(['check phone', 'keep phone', 'open sign-up']);
  });
  test('SI-15 an answer that does not say', () => {
    const { state, commands } = play({ step: 'phone' }, ...checkedAs(undefined));
    expect(told(commands)).toEqual([
      { type: 'error', title: 'Unable to proceed', description: 'Please try again later.' },
    ]);
    expect(state).toEqual({ step: 'phone' });
  });
  test.each([
    [new ApiError('offline', 'checkPhone'), 'Failed to check phone number'],
    [new ApiError('refused', 'checkPhone', { serverMessage: 'Not today.' }), 'Not today.'],
  ])('SI-17 SI-18 a check that fails ends idle: %s', (error, description) => {
    const { state, commands } = play(
      { step: 'phone' },
      { type: 'phone submitted', phone },
      { type: 'failed', error },
    );
    expect(told(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    expect(state).toEqual({ step: 'phone' });
  });
  test.each([
    [new IdentityError('auth/internal'), 'Something went wrong. Please try again.'],
    [new IdentityError('auth/too-many-requests'), 'Too many tries. Please wait a few minutes and try again.'],
  ])('SI-16 a code that cannot be sent: %s', (error, description) => {
    const { state, commands } = play({ step: 'phone' }, ...checkedAs(true), { type: 'failed', error });
    expect(told(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    expect(state).toEqual({ step: 'phone' });
  });
});

describe('from the profile', () => {
  test('SU-37 SU-38 it is kept, a code is sent, the code screen opens', () => {
    const { asked, commands } = play(
      { step: 'profile' },
      { type: 'profile submitted', phone, profile },
      codeSent,
    );
    expect(asked).toEqual(['keep profile', 'send code', 'keep code', 'open code screen']);
    expect(commands.at(-1)).toEqual({ do: 'open code screen', phone, mode: 'signup' });
  });
  test('SU-36 without a number', () => {
    const { state, commands } = play(
      { step: 'profile' },
      { type: 'profile submitted', phone: null, profile },
    );
    expect(told(commands)).toEqual([
      {
        type: 'error',
        title: 'Error',
        description: 'Phone number is missing. Please go back and try again.',
      },
    ]);
    expect(state).toEqual({ step: 'profile' });
  });
  test('a code that cannot be sent', () => {
    const { state, commands } = play(
      { step: 'profile' },
      { type: 'profile submitted', phone, profile },
      { type: 'failed', error: new IdentityError('auth/internal') },
    );
    expect(told(commands)).toEqual([
      { type: 'error', title: 'Failed to send OTP', description: 'Please try again.' },
    ]);
    expect(state).toEqual({ step: 'profile' });
  });
});

describe('the code screen', () => {
  test('OT-13 G-04 sends no code when one was sent before it opened', () => {
    for (const part of [{}, { verificationId: null, sentAt: 0 }])
      expect(play(codeStep(part), { type: 'code screen opened' }).asked).toEqual([]);
  });
  test('G-04 sends one by itself when none was, silently', () => {
    const none = codeStep({ verificationId: null, sentAt: null });
    const { state, asked } = play(none, { type: 'code screen opened' }, codeSent);
    expect(asked).toEqual(['send code', 'keep code']);
    expect(pendingOf(state)).toMatchObject({ verificationId: 'id-2', sentAt: 2000 });
  });
  test('OT-12 that one fails', () => {
    const none = codeStep({ verificationId: null, sentAt: null });
    const { state, commands } = play(
      none,
      { type: 'code screen opened' },
      { type: 'failed', error: new IdentityError('auth/too-many-requests') },
    );
    expect(told(commands)).toEqual([
      { type: 'error', title: 'Failed to send OTP', description: 'Please try again.' },
    ]);
    expect(state).toEqual(none);
  });
  test('OT-07 OT-08 another code: the countdown starts again and she is told', () => {
    const { state, commands } = play(codeStep(), { type: 'resend asked' }, codeSent);
    expect(told(commands)).toEqual([
      { type: 'info', title: 'OTP Resent', description: `New OTP sent to ${phone}` },
    ]);
    expect(pendingOf(state)).toMatchObject({ verificationId: 'id-2', sentAt: 2000 });
  });
  test('OT-09 another code that cannot be sent: the old one still counts', () => {
    const { state, commands } = play(
      codeStep(),
      { type: 'resend asked' },
      { type: 'failed', error: new IdentityError('auth/network-request-failed') },
    );
    expect(told(commands)).toEqual([
      { type: 'error', title: 'Failed to resend', description: 'Please try again later.' },
    ]);
    expect(state).toEqual(codeStep());
  });
  test.each(['', '1', '12345', '1234567', '12345a'])('OT-11 not six digits: "%s"', (code) => {
    const { state, asked, commands } = play(codeStep(), { type: 'code submitted', code });
    expect(asked).toEqual(['tell']);
    expect(told(commands)).toEqual([
      { type: 'error', title: 'Invalid OTP', description: 'Please enter a 6-digit OTP' },
    ]);
    expect(state).toMatchObject({ step: 'code', problem: 'Please enter a 6-digit OTP' });
  });
  test('a code that was sent but is not kept any more is one to ask for again', () => {
    const { asked, commands } = play(codeStep({ verificationId: null, sentAt: 0 }), {
      type: 'code submitted',
      code: '123456',
    });
    expect(asked).toEqual(['tell']);
    expect(told(commands)[0]?.description).toBe('That code has expired. Ask for a new one.');
  });
  test('T-31 a wrong code is marked until it is edited; a fault of the network is not her code’s', () => {
    const submitted: FlowEvent = { type: 'code submitted', code: '123456' };
    const wrong = play(codeStep(), submitted, {
      type: 'failed',
      error: new IdentityError('auth/invalid-verification-code'),
    });
    expect(wrong.state).toMatchObject({ problem: 'That code is not right. Check the SMS and try again.' });
    expect(play(wrong.state, { type: 'code edited' }).state).toEqual(codeStep());
    const unreachable = play(codeStep(), submitted, {
      type: 'failed',
      error: new IdentityError('auth/network-request-failed'),
    });
    expect(unreachable.state).toEqual(codeStep());
  });
});

describe('from the code', () => {
  const confirmed: FlowEvent[] = [
    { type: 'code submitted', code: '123456' },
    { type: 'code confirmed', idToken: 'token' },
  ];
  const exchanged: FlowEvent = { type: 'exchanged', authentication };

  test('OT-16 OT-17 OT-20 a mother who signs in', () => {
    const { state, asked, commands } = play(codeStep(), ...confirmed, exchanged);
    expect(asked).toEqual(['confirm code', 'keep code', 'exchange', 'sign in', 'tell', 'open dashboard']);
    expect(commands[2]).toEqual({ do: 'exchange', call: 'login', phone, idToken: 'token' });
    expect(told(commands)).toEqual([
      { type: 'success', title: 'Welcome!', description: 'You have been successfully authenticated' },
    ]);
    expect(state.step).toBe('leaving');
  });
  test('OT-18 a mother who signs up', () => {
    const { commands } = play(codeStep({ mode: 'signup' }), ...confirmed);
    expect(commands[2]).toEqual({ do: 'exchange', call: 'signup', phone, idToken: 'token' });
  });
  test.each([
    ['login', 'OT-14', 'Verification failed. Please try again.'],
    ['signup', 'OT-15', 'Failed to create account. Please try again.'],
  ] as const)('an exchange that fails, %s %s', (mode, _row, description) => {
    const { state, commands } = play(codeStep({ mode }), ...confirmed, { type: 'failed', error: offline });
    expect(told(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    expect(state).toMatchObject({ step: 'code', pending: { isConfirmed: true } });
    expect(state).not.toHaveProperty('problem');
  });
  test('a code is used once: after a failed exchange only the exchange is tried again', () => {
    const { state } = play(codeStep(), ...confirmed, { type: 'failed', error: offline });
    const again = play(state, { type: 'code submitted', code: '123456' });
    expect(again.asked).toEqual(['keep code', 'exchange']);
    expect(again.commands[1]).toEqual({ do: 'exchange', call: 'login', phone });
    expect(play(again.state, exchanged).state.step).toBe('leaving');
  });
  test('a provider that has forgotten her: a new code is needed', () => {
    const { state, commands } = play(
      codeStep({ isConfirmed: true }),
      { type: 'code submitted', code: '123456' },
      { type: 'proof lost' },
    );
    expect(pendingOf(state)).toMatchObject({ isConfirmed: false, verificationId: null });
    expect(told(commands)[0]?.description).toBe('That code has expired. Ask for a new one.');
  });
  test('another code starts over', () => {
    const { state } = play(codeStep({ isConfirmed: true }), { type: 'resend asked' }, codeSent);
    expect(pendingOf(state)?.isConfirmed).toBe(false);
  });

  describe('a number that is taken', () => {
    const taken = new ApiError('refused', 'signUp', { status: 409, serverMessage: 'Already there.' });
    const signup = codeStep({ mode: 'signup' });

    test('is told', () => {
      const { state, commands } = play(signup, ...confirmed, { type: 'failed', error: taken });
      expect(told(commands)[0]?.description).toBe('Already there.');
      expect(state.step).toBe('code');
    });
    test.each([
      new ApiError('offline', 'signUp'),
      new ApiError('timeout', 'signUp'),
      new ApiError('unexpected-answer', 'signUp', { status: 200 }),
      new ApiError('refused', 'signUp', { status: 500 }),
    ])('by a sign-up of hers whose answer was lost lets her in: %s', (error) => {
      const { state, asked } = play(
        signup,
        ...confirmed,
        { type: 'failed', error },
        { type: 'code submitted', code: '123456' },
        { type: 'failed', error: taken },
      );
      expect(asked.slice(-1)).toEqual(['exchange']);
      const login = play(state, { type: 'failed', error: offline });
      expect(told(login.commands)).toHaveLength(1);
      expect(play(state, exchanged).commands[0]).toMatchObject({ do: 'sign in', mode: 'signup' });
    });
  });
});

test('a second press while something is under way changes nothing', () => {
  const busy: FlowState[] = [
    { step: 'checking', phone },
    { step: 'sending', phone, mode: 'login', reason: 'submit', back: { step: 'phone' } },
    { step: 'confirming', pending: pendingWith() },
    { step: 'exchanging', pending: pendingWith() },
    { step: 'leaving' },
  ];
  const presses: FlowEvent[] = [
    { type: 'phone submitted', phone },
    { type: 'profile submitted', phone, profile },
    { type: 'resend asked' },
    { type: 'code submitted', code: '123456' },
    { type: 'code screen opened' },
  ];
  for (const state of busy)
    for (const event of presses) expect(advance(state, event)).toEqual({ state, commands: [] });
});

describe('whatever happens', () => {
  const error = fc.constantFrom(
    offline,
    new ApiError('refused', 'signUp', { status: 409 }),
    new IdentityError('auth/code-expired'),
    new SyntaxError("Unexpected token '<'"),
  );
  const event: fc.Arbitrary<FlowEvent> = fc.oneof(
    fc.constant<FlowEvent>({ type: 'phone submitted', phone }),
    fc.constantFrom(true, false, undefined).map((exists): FlowEvent => ({ type: 'phone checked', exists })),
    fc.constantFrom(phone, null).map((of): FlowEvent => ({ type: 'profile submitted', phone: of, profile })),
    fc.constantFrom<FlowEvent>(
      { type: 'code screen opened' },
      { type: 'resend asked' },
      { type: 'code edited' },
      { type: 'code confirmed', idToken: 'token' },
      { type: 'proof lost' },
      { type: 'exchanged', authentication },
      codeSent,
    ),
    fc.constantFrom('123456', '12', '').map((code): FlowEvent => ({ type: 'code submitted', code })),
    error.map((of): FlowEvent => ({ type: 'failed', error: of })),
  );
  const start = fc.constantFrom<FlowState>(
    { step: 'phone' },
    { step: 'profile' },
    codeStep(),
    codeStep({ mode: 'signup', verificationId: null, sentAt: null }),
  );
  const asks = new Set<Command['do']>(['check phone', 'send code', 'confirm code', 'exchange']);

  test('it is busy exactly while one question is out, a failure is always told, and no library text is', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 40 }), (first, events) => {
        let state = first;
        let isOut = false;
        for (const next of events) {
          const { state: after, commands } = advance(state, next);
          const changed = after !== state || commands.length > 0;
          const questions = commands.filter(({ do: what }) => asks.has(what));
          expect(questions.length).toBeLessThanOrEqual(1);
          // An answer that nobody waits for changes nothing.
          const isAnswer = ['phone checked', 'code sent', 'code confirmed', 'exchanged', 'failed'].includes(
            next.type,
          );
          if (isAnswer && !isOut) expect(changed && after !== state).toBe(false);
          if (changed && (isAnswer || next.type === 'proof lost') && isOut) isOut = false;
          if (questions.length > 0) {
            expect(isOut).toBe(false);
            isOut = true;
          }
          expect(isBusy(after)).toBe(isOut || after.step === 'leaving');
          if (next.type === 'failed' && isBusy(state) && !isBusy(after))
            expect(told(commands)).toHaveLength(1);
          for (const { description } of told(commands)) expect(description).not.toMatch(/token|auth\/|Error/);
          state = after;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
