import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readProviderUser } from './provider-storage.ts';
import { readStoredToken } from './stored-token.ts';

vi.mock('./provider-storage.ts', () => ({ readProviderUser: vi.fn<(app: string) => unknown>() }));
const NOW = 1_800_000_000_000;
const user = { id: 'backend-id', uid: 'uid', app: 'app', phone: '+919811122233' };
const tokenFor = (seconds: number) => `e30.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.x`;
const toRow = (uid: unknown, accessToken: unknown) => ({
  fbase_key: 'firebase:authUser:key:app',
  value: { uid, stsTokenManager: { accessToken } },
});

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('the stored token of this user is used if it is valid for more than two minutes [T-15]', async () => {
  vi.mocked(readProviderUser).mockResolvedValue(toRow('uid', tokenFor(121)));
  await expect(readStoredToken(user)).resolves.toBe(tokenFor(121));
  expect(readProviderUser).toHaveBeenCalledExactlyOnceWith('app');
});

test.each([
  ['expires within two minutes', toRow('uid', tokenFor(119)), user],
  ['has no expiry', toRow('uid', 'e30.e30.x'), user],
  ['is another user’s', toRow('other', tokenFor(3600)), user],
  ['is not a text', toRow('uid', 5), user],
  ['is missing', null, user],
  ['belongs to a session without an app', toRow('uid', tokenFor(3600)), { ...user, app: null }],
  ['belongs to a session without a uid', toRow(null, tokenFor(3600)), { ...user, uid: null }],
])('a stored token that %s is not used [T-15]', async (_title, row, boundUser) => {
  vi.mocked(readProviderUser).mockResolvedValue(row);
  await expect(readStoredToken(boundUser)).resolves.toBeNull();
});

test('returns null after 300 ms if the database does not respond', async () => {
  vi.mocked(readProviderUser).mockReturnValue(new Promise(() => {}));
  const token = readStoredToken(user);
  await vi.advanceTimersByTimeAsync(300);
  await expect(token).resolves.toBeNull();
});
