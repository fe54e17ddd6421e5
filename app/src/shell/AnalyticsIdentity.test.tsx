import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthStore } from '../features/account/auth-store.ts';
import { AuthProvider } from '../features/account/AuthProvider.tsx';
import { analytics } from '../platform/analytics.ts';
import { localStore } from '../platform/storage.ts';
import { AnalyticsIdentity } from './AnalyticsIdentity.tsx';
import { applyAnalyticsConsent } from './analytics-consent.ts';

vi.mock('./analytics-consent.ts', () => ({ applyAnalyticsConsent: vi.fn<(userId: string) => void>() }));
vi.mock('@janani/ui/loading', () => ({ whenIdle: () => Promise.resolve(), savesData: () => false }));

const user = {
  id: '7',
  phone: '9811122233',
  first_name: 'Ananya',
  last_name: 'Sharma',
  verified: true,
  role: 'user',
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a signed-in user is identified by the user’s id with the five properties, a guest is not [AN-07]', async () => {
  const identify = vi.spyOn(analytics, 'identify');
  const store = createAuthStore(localStore);
  render(
    <AuthProvider store={store}>
      <AnalyticsIdentity />
    </AuthProvider>,
  );
  expect(identify).not.toHaveBeenCalled();
  store.setUser({ token: 'x', user }, null);
  const { id, ...person } = user;
  await vi.waitFor(() => expect(identify.mock.calls).toEqual([[id, person]]));
  await vi.waitFor(() => expect(applyAnalyticsConsent).toHaveBeenCalledWith('7'));
});
