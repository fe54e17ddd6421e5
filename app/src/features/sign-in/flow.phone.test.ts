import { ApiError } from '@janani/api-client';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '../../platform/identity/port.ts';
import { phone, profile, applyEvents, toasts, checkEvents, codeSent } from './flow.testing.ts';

describe('after a submitted number', () => {
  test('a known number: a code is sent, then the code screen opens [SI-12, SI-13]', () => {
    const { state, commandNames, commands } = applyEvents({ step: 'phone' }, ...checkEvents(true), codeSent);
    expect(commandNames).toEqual(['check phone', 'send code', 'save code', 'open code screen']);
    expect(commands.at(-1)).toEqual({ do: 'open code screen', phone, mode: 'login' });
    expect(state.step).toBe('leaving');
  });
  test('a new number is stored, then the sign-up form opens [SI-14]', () => {
    const { commandNames, state } = applyEvents({ step: 'phone' }, ...checkEvents(false));
    expect(commandNames).toEqual(['check phone', 'save phone', 'open sign-up']);
    expect(state).toEqual({ step: 'leaving' });
  });
  test('a response without `exists` shows an error [SI-15]', () => {
    const { state, commands } = applyEvents({ step: 'phone' }, ...checkEvents(undefined));
    expect(toasts(commands)).toEqual([
      { type: 'error', title: 'Unable to proceed', description: 'Please try again later.' },
    ]);
    expect(state).toEqual({ step: 'phone' });
  });
  test.each([
    [new ApiError('offline', 'checkPhone'), 'You seem to be offline. Check your connection and try again.'],
    [new ApiError('unexpected-response', 'checkPhone', { status: 502 }), 'Failed to check phone number'],
    [new ApiError('timeout', 'checkPhone'), 'Failed to check phone number'],
    [new ApiError('refused', 'checkPhone', { serverMessage: 'Not today.' }), 'Not today.'],
  ])('a failed check shows an error and returns to the number: %s [SI-17, SI-18]', (error, description) => {
    const { state, commands } = applyEvents(
      { step: 'phone' },
      { type: 'phone submitted', phone },
      { type: 'failed', error },
    );
    expect(toasts(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    expect(state).toEqual({ step: 'phone' });
  });
  test.each([
    [new IdentityError('auth/internal'), 'Something went wrong. Please try again.'],
    [
      new IdentityError('auth/network-request-failed'),
      'You seem to be offline. Check your connection and try again.',
    ],
    [new IdentityError('auth/too-many-requests'), 'Too many tries. Please wait a few minutes and try again.'],
  ])('a code that cannot be sent shows an error: %s [SI-16]', (error, description) => {
    const { state, commands } = applyEvents({ step: 'phone' }, ...checkEvents(true), {
      type: 'failed',
      error,
    });
    expect(toasts(commands)).toEqual([{ type: 'error', title: 'Error', description }]);
    expect(state).toEqual({ step: 'phone' });
  });
});

describe('after a submitted profile', () => {
  test('the profile is stored, a code is sent, the code screen opens [SU-37, SU-38]', () => {
    const { commandNames, commands } = applyEvents(
      { step: 'profile' },
      { type: 'profile submitted', phone, profile },
      codeSent,
    );
    expect(commandNames).toEqual(['save profile', 'send code', 'save code', 'open code screen']);
    expect(commands.at(-1)).toEqual({ do: 'open code screen', phone, mode: 'signup' });
  });
  test('without a number the form is rejected [SU-36]', () => {
    const { state, commands } = applyEvents(
      { step: 'profile' },
      { type: 'profile submitted', phone: null, profile },
    );
    expect(toasts(commands)).toEqual([
      {
        type: 'error',
        title: 'Error',
        description: 'Phone number is missing. Please go back and try again.',
      },
    ]);
    expect(state).toEqual({ step: 'profile' });
  });
  test('a code that cannot be sent shows an error', () => {
    const { state, commands } = applyEvents(
      { step: 'profile' },
      { type: 'profile submitted', phone, profile },
      { type: 'failed', error: new IdentityError('auth/internal') },
    );
    expect(toasts(commands)).toEqual([
      { type: 'error', title: 'Failed to send OTP', description: 'Please try again.' },
    ]);
    expect(state).toEqual({ step: 'profile' });
  });
});
