import { afterEach, expect, test, vi } from 'vitest';
import { LOST, unmountApp } from './product.tsx';
import { screens } from './screens.ts';
// After the product, which has an identity provider of its own in tests.
import { api } from '../../src/platform/api.ts';
import { IdentityError } from '../../src/platform/identity/port.ts';

afterEach(() => {
  unmountApp();
  vi.restoreAllMocks();
});

test.each(['checkPhone', 'logIn', 'signUp', 'listSessions', 'getSession', 'enrollInSession'] as const)(
  'a defect in %s shows the error page, once and without a retry or a toast [T-14, T-26]',
  async (operation) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const call = vi.spyOn(api, operation).mockRejectedValue(new TypeError('x is undefined'));
    await screens[operation](LOST);
    await vi.waitFor(() => expect(document.body.textContent).toContain('This page could not be shown'));
    expect(document.body.textContent).not.toContain('Check your connection');
    expect(call).toHaveBeenCalledOnce();
  },
);

test('an enrolment whose session has changed is neither repeated nor looked up [T-27]', async () => {
  const enrol = vi.spyOn(api, 'enrollInSession').mockRejectedValue(new IdentityError('session-changed'));
  const read = vi.spyOn(api, 'getSession');
  await screens.enrollInSession(LOST);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Your place could not be saved'));
  expect([enrol.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
});
