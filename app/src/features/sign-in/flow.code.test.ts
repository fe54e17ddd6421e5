import { ApiError } from '@janani/api-client';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { getPending } from './flow.ts';
import type { FlowEvent } from './flow-types.ts';
import {
  phone,
  authentication,
  codeStep,
  applyEvents,
  toasts,
  codeSent,
  offline,
  pendingWith,
} from './flow.testing.ts';

describe('the code screen', () => {
  test('sends no code when one was sent before it opened [OT-13, G-04]', () => {
    for (const changes of [{}, { verificationId: null, sentAt: 0 }])
      expect(applyEvents(codeStep(changes), { type: 'code screen opened' }).commandNames).toEqual([]);
  });
  test('sends a code without a toast when none was sent before it opened [G-04]', () => {
    const none = codeStep({ verificationId: null, sentAt: null });
    const { state, commandNames } = applyEvents(none, { type: 'code screen opened' }, codeSent);
    expect(commandNames).toEqual(['send code', 'save code']);
    expect(getPending(state)).toMatchObject({ verificationId: 'id-2', sentAt: 2000 });
  });
  test('a first code that cannot be sent shows an error [OT-12]', () => {
    const none = codeStep({ verificationId: null, sentAt: null });
    const { state, commands } = applyEvents(
      none,
      { type: 'code screen opened' },
      { type: 'failed', error: new IdentityError('auth/too-many-requests') },
    );
    expect(toasts(commands)).toEqual([
      { type: 'error', title: 'Failed to send OTP', description: 'Please try again.' },
    ]);
    expect(state).toEqual(none);
  });
  test('resending the code restarts the countdown and is confirmed by a toast [OT-07, OT-08]', () => {
    const { state, commands } = applyEvents(codeStep(), { type: 'resend requested' }, codeSent);
    expect(toasts(commands)).toEqual([
      { type: 'info', title: 'OTP Resent', description: `New OTP sent to ${phone}` },
    ]);
    expect(getPending(state)).toMatchObject({ verificationId: 'id-2', sentAt: 2000 });
  });
  test('if a code cannot be resent, the previous code stays valid [OT-09]', () => {
    const { state, commands } = applyEvents(
      codeStep(),
      { type: 'resend requested' },
      { type: 'failed', error: new IdentityError('auth/network-request-failed') },
    );
    expect(toasts(commands)).toEqual([
      { type: 'error', title: 'Failed to resend', description: 'Please try again later.' },
    ]);
    expect(state).toEqual(codeStep());
  });
  test.each(['', '1', '12345', '1234567', '12345a'])(
    'a code without six digits is rejected: "%s" [OT-11]',
    (code) => {
      const { state, commandNames, commands } = applyEvents(codeStep(), { type: 'code submitted', code });
      expect(commandNames).toEqual(['notify']);
      expect(toasts(commands)).toEqual([
        {
          type: 'error',
          title: 'Invalid OTP',
          description: 'Please enter a 6-digit OTP',
          isAnnounced: false,
        },
      ]);
      expect(state).toMatchObject({ step: 'code', codeError: 'Please enter a 6-digit OTP' });
    },
  );
  test('a code that was sent but is not stored any more has to be requested again', () => {
    const { commandNames, commands } = applyEvents(codeStep({ verificationId: null, sentAt: 0 }), {
      type: 'code submitted',
      code: '123456',
    });
    expect(commandNames).toEqual(['notify']);
    expect(toasts(commands)[0]?.description).toBe('That code has expired. Ask for a new one.');
  });
  test('a wrong code is marked until it is edited; a network fault does not mark it [T-31]', () => {
    const submitted: FlowEvent = { type: 'code submitted', code: '123456' };
    const wrong = applyEvents(codeStep(), submitted, {
      type: 'failed',
      error: new IdentityError('auth/invalid-verification-code'),
    });
    expect(wrong.state).toMatchObject({ codeError: 'Check the six digits and type them again.' });
    expect(toasts(wrong.commands)).toEqual([
      {
        type: 'error',
        title: 'Error',
        description: 'That code is not right. Check the SMS and try again.',
      },
    ]);
    expect(applyEvents(wrong.state, { type: 'code edited' }).state).toEqual(codeStep());
    const unreachable = applyEvents(codeStep(), submitted, {
      type: 'failed',
      error: new IdentityError('auth/network-request-failed'),
    });
    expect(unreachable.state).toEqual(codeStep());
    expect(toasts(unreachable.commands)[0]?.isAnnounced).toBeUndefined();
  });
});

describe('after a submitted code', () => {
  const credential = { uid: 'uid-7', idToken: 'token' };
  const confirmed: FlowEvent[] = [
    { type: 'code submitted', code: '123456' },
    { type: 'code confirmed', credential },
  ];
  const exchanged: FlowEvent = { type: 'exchanged', authentication, uid: 'uid-7' };
  const signedIn: FlowEvent = { type: 'signed in' };

  test('a login is exchanged, then the dashboard opens [OT-16, OT-17, OT-20]', () => {
    const { state, commandNames, commands } = applyEvents(codeStep(), ...confirmed, exchanged, signedIn);
    expect(commandNames).toEqual([
      'confirm code',
      'save code',
      'exchange',
      'sign in',
      'notify',
      'open dashboard',
    ]);
    expect(commands[2]).toEqual({ do: 'exchange', call: 'login', phone, credential });
    expect(toasts(commands)).toEqual([
      { type: 'success', title: 'Welcome!', description: 'You have been successfully authenticated' },
    ]);
    expect(state.step).toBe('leaving');
  });
  test('a sign-up is exchanged as a sign-up [OT-18]', () => {
    const { commands } = applyEvents(codeStep({ mode: 'signup' }), ...confirmed);
    expect(commands[2]).toEqual({ do: 'exchange', call: 'signup', phone, credential });
  });
  test.each([
    ['login', 'OT-14', 'Verification failed. Please try again.'],
    ['signup', 'OT-15', 'Failed to create account. Please try again.'],
  ] as const)('a failed exchange shows an error: %s %s', (mode, _row, description) => {
    const { state, commands } = applyEvents(codeStep({ mode }), ...confirmed, {
      type: 'failed',
      error: offline,
    });
    expect(toasts(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    const pending = pendingWith({ mode, isConfirmed: true, mayBeSignedUp: mode === 'signup' });
    expect(state).toEqual({ step: 'code', pending });
    expect(commands).toContainEqual({ do: 'save code', pending });
  });
  test('a code is used once: after a failed exchange only the exchange is tried again', () => {
    const { state } = applyEvents(codeStep(), ...confirmed, { type: 'failed', error: offline });
    const again = applyEvents(state, { type: 'code submitted', code: '123456' });
    expect(again.commandNames).toEqual(['save code', 'exchange']);
    expect(again.commands[1]).toStrictEqual({ do: 'exchange', call: 'login', phone });
    expect(applyEvents(again.state, exchanged, signedIn).state.step).toBe('leaving');
  });
  test('a new code is needed if the provider no longer has the user', () => {
    const { state, commands } = applyEvents(
      codeStep({ isConfirmed: true }),
      { type: 'code submitted', code: '123456' },
      { type: 'credential lost' },
    );
    const pending = pendingWith({ verificationId: null });
    const codeError = 'That code has expired. Ask for a new one.';
    expect(state).toEqual({ step: 'code', pending, codeError });
    expect(commands).toContainEqual({ do: 'save code', pending });
    expect(toasts(commands)).toEqual([
      { type: 'error', title: 'Error', description: codeError, isAnnounced: false },
    ]);
    expect(applyEvents(codeStep(), { type: 'credential lost' })).toMatchObject({
      state: codeStep(),
      commandNames: [],
    });
  });
  test('a session that cannot be stored on this phone fails, and the account exists', () => {
    const { state } = applyEvents(codeStep({ mode: 'signup' }), ...confirmed, exchanged, {
      type: 'failed',
      error: new IdentityError('auth/timeout'),
    });
    expect(state).toEqual(codeStep({ mode: 'signup', isConfirmed: true, mayBeSignedUp: true }));
  });
  test('another user who signed in first stays signed in, and this code is abandoned', () => {
    const { state, commandNames } = applyEvents(codeStep(), ...confirmed, exchanged, { type: 'superseded' });
    expect([state.step, commandNames.at(-1)]).toEqual(['leaving', 'give up code']);
    expect(applyEvents(codeStep(), { type: 'superseded' })).toMatchObject({
      state: codeStep(),
      commandNames: [],
    });
  });
  test('resending the code discards the confirmation', () => {
    const { state } = applyEvents(codeStep({ isConfirmed: true }), { type: 'resend requested' }, codeSent);
    expect(state).toEqual(codeStep({ verificationId: 'id-2', sentAt: 2000 }));
    expect(getPending(applyEvents(codeStep(), { type: 'resend requested' }).state)).toEqual(pendingWith());
  });

  describe('a number that already has an account', () => {
    const conflict = new ApiError('refused', 'signUp', { status: 409, serverMessage: 'Already there.' });
    const signup = codeStep({ mode: 'signup' });

    test('shows the error of the backend', () => {
      const { state, commands } = applyEvents(signup, ...confirmed, { type: 'failed', error: conflict });
      expect(toasts(commands)[0]?.description).toBe('Already there.');
      expect(state.step).toBe('code');
    });
    test.each([
      new ApiError('offline', 'signUp'),
      new ApiError('timeout', 'signUp'),
      new ApiError('unexpected-response', 'signUp', { status: 200 }),
      new ApiError('refused', 'signUp', { status: 500 }),
    ])("signs the user in if their own sign-up's response was lost: %s", (error) => {
      const { state, commandNames } = applyEvents(
        signup,
        ...confirmed,
        { type: 'failed', error },
        { type: 'code submitted', code: '123456' },
        { type: 'failed', error: conflict },
      );
      expect(commandNames.slice(-1)).toEqual(['exchange']);
      expect(getPending(state)).toMatchObject({ mayBeSignedUp: false });
      const login = applyEvents(state, { type: 'failed', error: offline });
      expect(toasts(login.commands)).toHaveLength(1);
      expect(applyEvents(state, exchanged).commands[0]).toMatchObject({ do: 'sign in', mode: 'signup' });
    });
  });
});
