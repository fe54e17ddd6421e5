import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_TIMEOUT_MS } from './indexed-db.ts';

const user = { uid: 'uid-7', refreshToken: 'r', getIdToken: () => Promise.resolve('token') };
const { inDatabase } = vi.hoisted(() => ({ inDatabase: {} }));

vi.mock('firebase/app', () => ({ initializeApp: () => ({}), FirebaseError: Error, _components: new Map() }));
vi.mock('firebase/auth', () => ({
  // The user is in the database only.
  initializeAuth: (_app: unknown, { persistence }: { persistence: unknown[] }) => ({
    authStateReady: () => Promise.resolve(),
    currentUser: persistence.includes(inDatabase) ? user : null,
    signOut: () => Promise.resolve(),
  }),
  onAuthStateChanged: () => () => {},
  connectAuthEmulator: () => {},
  indexedDBLocalPersistence: inDatabase,
  browserLocalPersistence: {},
  browserSessionPersistence: {},
}));

const succeed = (result: unknown) => {
  const target = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => target.dispatchEvent(new Event('success')));
  return target;
};
const database = () => {
  let stored: unknown;
  const store = { put: (text: unknown) => (stored = text), get: () => succeed(stored) };
  return {
    transaction: () => Object.assign(new EventTarget(), { objectStore: () => store }),
    close: () => {},
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a database that is silent after its check, as for a frozen page, does not end the session [G-16]', async () => {
  const open = vi.fn<() => EventTarget>(() => new EventTarget());
  open.mockImplementationOnce(() => succeed(database()));
  vi.stubGlobal('indexedDB', { open });
  const { findProviderUser } = await import('./provider-user.ts');
  const found = findProviderUser({ id: '7', uid: 'uid-7', app: 'app-7', phone: '+919811122233' });
  await vi.advanceTimersByTimeAsync(2 * STORAGE_TIMEOUT_MS);
  await expect(found).resolves.toBe(user);
});
