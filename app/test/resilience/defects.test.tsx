import { afterEach, expect, test, vi } from 'vitest';
import { NO_RESPONSE, unmountApp } from './render-app.tsx';
import { triggerCall } from './trigger-call.ts';
// Imported after the product, which replaces the identity provider in tests.
import { analytics } from '../../src/platform/analytics.ts';
import { api } from '../../src/platform/api.ts';
import { IdentityError } from '../../src/platform/identity/port.ts';

afterEach(() => {
  unmountApp();
  vi.restoreAllMocks();
});

test.each(['checkPhone', 'logIn', 'signUp', 'listSessions', 'getSession', 'enrollInSession'] as const)(
  'a defect in %s is reported and shows the error page, without a retry or a toast [T-14, T-26]',
  async (operation) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const report = vi.spyOn(analytics, 'report').mockResolvedValue();
    const call = vi.spyOn(api, operation).mockRejectedValue(new TypeError('x is undefined'));
    await triggerCall[operation](NO_RESPONSE);
    await vi.waitFor(() => expect(document.body.textContent).toContain('This page could not be shown'));
    expect(document.body.textContent).not.toContain('Check your connection');
    expect(call).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledWith('call', expect.any(TypeError));
  },
);

test.each([
  ['whose session has changed', new IdentityError('session-changed'), 'Your place could not be saved'],
  ['that fails by a defect', new TypeError('x is undefined'), 'This page could not be shown'],
])('an enrolment %s is neither repeated nor looked up [T-27]', async (_what, error, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const enrol = vi.spyOn(api, 'enrollInSession').mockRejectedValue(error);
  const read = vi.spyOn(api, 'getSession');
  await triggerCall.enrollInSession(NO_RESPONSE);
  await vi.waitFor(() => expect(document.body.textContent).toContain(text));
  expect([enrol.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
});
