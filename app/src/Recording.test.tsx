import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuthStore } from './features/auth/auth-store.ts';
import { AuthProvider } from './features/auth/AuthProvider.tsx';
import { analytics } from './platform/analytics.ts';
import { localStore } from './platform/storage.ts';
import { Recording } from './Recording.tsx';
import { startRecording } from './start-recording.ts';

vi.mock('./start-recording.ts', () => ({ startRecording: vi.fn<(userId: string) => void>() }));
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

test('AN-07 who signs in is identified by her id with the five properties, a guest is not', async () => {
  const identify = vi.spyOn(analytics, 'identify');
  const store = createAuthStore(localStore);
  render(
    <AuthProvider store={store}>
      <Recording />
    </AuthProvider>,
  );
  expect(identify).not.toHaveBeenCalled();
  store.setUser({ token: 'x', user }, null);
  const { id, ...person } = user;
  await vi.waitFor(() => expect(identify.mock.calls).toEqual([[id, person]]));
  await vi.waitFor(() => expect(startRecording).toHaveBeenCalledWith('7'));
});
