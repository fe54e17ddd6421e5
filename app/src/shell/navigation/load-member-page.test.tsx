import { afterEach, expect, test, vi } from 'vitest';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { loadMemberPage } from './load-member-page.ts';
import { loadScreen } from './screens.ts';

vi.mock('./screens.ts', () => ({ loadScreen: vi.fn<() => Promise<void>>() }));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/dashboard', 'token', 'member/Dashboard'],
  ['/dashboard', null, undefined],
  ['/signin', 'token', undefined],
])('loadMemberPage: at %s with the token %s imports the screen %s', async (path, token, screen) => {
  vi.mocked(loadScreen).mockClear();
  window.history.replaceState(null, '', path);
  if (token) localStore.write(storageKeys.authToken, token);
  else localStore.remove(storageKeys.authToken);
  await loadMemberPage();
  expect(vi.mocked(loadScreen).mock.calls[0]?.[0].screen).toBe(screen);
});
