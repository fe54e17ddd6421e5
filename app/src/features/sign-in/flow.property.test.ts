import { ApiError } from '@janani/api-client';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { advance, isBusy } from './flow.ts';
import type { Command, FlowEvent, FlowState } from './flow-types.ts';
import {
  phone,
  authentication,
  profile,
  pendingWith,
  codeStep,
  toasts,
  codeSent,
  offline,
} from './flow.testing.ts';

test('a second press while a request is pending changes nothing', () => {
  const busy: FlowState[] = [
    { step: 'checking', phone },
    { step: 'sending', phone, mode: 'login', reason: 'submit', back: { step: 'phone' } },
    { step: 'confirming', pending: pendingWith() },
    { step: 'exchanging', pending: pendingWith() },
    { step: 'signing in', pending: pendingWith() },
    { step: 'leaving' },
  ];
  const presses: FlowEvent[] = [
    { type: 'phone submitted', phone },
    { type: 'profile submitted', phone, profile },
    { type: 'resend requested' },
    { type: 'code submitted', code: '123456' },
    { type: 'code screen opened' },
  ];
  for (const state of busy)
    for (const event of presses) expect(advance(state, event)).toEqual({ state, commands: [] });
});

describe('invariants of every sequence', () => {
  const error = fc.constantFrom(
    offline,
    new ApiError('refused', 'signUp', { status: 409 }),
    new IdentityError('auth/code-expired'),
    new SyntaxError("Unexpected token '<'"),
  );
  const event: fc.Arbitrary<FlowEvent> = fc.oneof(
    fc.constant<FlowEvent>({ type: 'phone submitted', phone }),
    fc.constantFrom(true, false, undefined).map((exists): FlowEvent => ({ type: 'phone checked', exists })),
    fc
      .constantFrom(phone, null)
      .map((value): FlowEvent => ({ type: 'profile submitted', phone: value, profile })),
    fc.constantFrom<FlowEvent>(
      { type: 'code screen opened' },
      { type: 'resend requested' },
      { type: 'code edited' },
      { type: 'code confirmed', credential: { uid: 'uid-7', idToken: 'token' } },
      { type: 'credential lost' },
      { type: 'exchanged', authentication, uid: 'uid-7' },
      { type: 'signed in' },
      { type: 'superseded' },
      codeSent,
    ),
    fc.constantFrom('123456', '12', '').map((code): FlowEvent => ({ type: 'code submitted', code })),
    error.map((value): FlowEvent => ({ type: 'failed', error: value })),
  );
  const start = fc.constantFrom<FlowState>(
    { step: 'phone' },
    { step: 'profile' },
    codeStep(),
    codeStep({ mode: 'signup', verificationId: null, sentAt: null }),
  );
  const requestCommands = new Set<Command['do']>([
    'check phone',
    'send code',
    'confirm code',
    'exchange',
    'sign in',
  ]);

  const responses = new Set<FlowEvent['type']>([
    'phone checked',
    'code sent',
    'code confirmed',
    'exchanged',
    'signed in',
    'superseded',
    'failed',
  ]);

  test('isBusy is true exactly while a command is pending; a failure shows one toast, without text of a library', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 40 }), (first, events) => {
        let state = first;
        let isRequestPending = false;
        for (const next of events) {
          const { state: after, commands } = advance(state, next);
          const changed = after !== state || commands.length > 0;
          const requests = commands.filter(({ do: title }) => requestCommands.has(title));
          expect(requests.length).toBeLessThanOrEqual(1);
          // A response without a pending command changes no state.
          const isResponse = responses.has(next.type);
          if (isResponse && !isRequestPending) expect(changed && after !== state).toBe(false);
          if (changed && (isResponse || next.type === 'credential lost') && isRequestPending)
            isRequestPending = false;
          if (requests.length > 0) {
            expect(isRequestPending).toBe(false);
            isRequestPending = true;
          }
          expect(isBusy(after)).toBe(isRequestPending || after.step === 'leaving');
          if (next.type === 'failed' && isBusy(state) && !isBusy(after))
            expect(toasts(commands)).toHaveLength(1);
          for (const { description } of toasts(commands))
            expect(description).not.toMatch(/token|auth\/|Error/);
          state = after;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
