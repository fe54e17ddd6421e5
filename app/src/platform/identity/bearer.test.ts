import { beforeEach, expect, test, vi } from 'vitest';
import { createBearer } from './bearer.ts';
import type { BoundUser, Identity } from './port.ts';

const ananya: BoundUser = { id: '7', uid: 'uid-7', app: 'app-7', phone: '+919811122233' };
const fatima: BoundUser = { id: '8', uid: 'uid-8', app: 'app-8', phone: '+919700055511' };

let shown: BoundUser | null;
let stored: BoundUser | null;
const onDisagreement = vi.fn<() => void>();
const idToken = vi.fn<Identity['idToken']>(({ boundUser }) => Promise.resolve(`token of ${boundUser.id}`));
const bearer = createBearer({ idToken });
bearer.bind({ shownUser: () => shown, storedUser: () => stored, onDisagreement });

beforeEach(() => {
  vi.clearAllMocks();
  [shown, stored] = [ananya, ananya];
});

test('a call carries the token of the user whom this tab shows [T-15]', async () => {
  expect(await bearer.getIdToken({ fresh: true })).toBe('token of 7');
  expect(idToken).toHaveBeenCalledWith({ fresh: true, boundUser: ananya });
});

test('a guest’s call carries no token, and the provider is not called [T-15]', async () => {
  [shown, stored] = [null, null];
  expect(await bearer.getIdToken({ fresh: false })).toBeNull();
  expect(idToken).not.toHaveBeenCalled();
});

test.each([
  ['another user is stored', ananya, fatima],
  ['no user is stored any more', ananya, null],
  ['another user has signed in in another tab', null, fatima],
  ['the same user has signed in again', ananya, { ...ananya, app: 'app-9' }],
])('no call is sent where %s [T-15]', async (_title, one, other) => {
  [shown, stored] = [one, other];
  await expect(bearer.getIdToken({ fresh: false })).rejects.toThrow('session-changed');
  expect(onDisagreement).toHaveBeenCalledOnce();
  expect(idToken).not.toHaveBeenCalled();
});

test('no call is sent where another user signs in while the token is pending [T-15]', async () => {
  idToken.mockImplementationOnce(() => {
    [shown, stored] = [fatima, fatima];
    return Promise.resolve('token of 7');
  });
  await expect(bearer.getIdToken({ fresh: false })).rejects.toThrow('session-changed');
});

test('before the state of sign-in is known, no user is signed in', async () => {
  expect(await createBearer({ idToken }).getIdToken({ fresh: false })).toBeNull();
});
