import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createAuthStore, initialAuthState } from './auth-store.ts';

const user = {
  id: '7',
  phone: '9811122233',
  first_name: 'Ananya',
  last_name: 'Deshpande',
  verified: true,
  role: 'user',
};
const bound = { id: '7', uid: 'uid-7', app: 'app-7', phone: '+919811122233' };
const signedOut = { isAuthenticated: false, user: null, isLoading: false };

describe('auth state', () => {
  let storage: ReturnType<typeof createStorage>;
  beforeEach(() => {
    storage = createStorage(() => {
      throw new Error('no storage: memory only');
    });
  });

  test('has three fields and starts signed out and loading [AU-01, AU-02]', () => {
    expect(createAuthStore(storage).get()).toEqual({ isAuthenticated: false, user: null, isLoading: true });
    expect(Object.keys(initialAuthState)).toHaveLength(3);
  });

  test('both entries and readable user data are a signed-in state [AU-03]', () => {
    storage.write('auth_token', 'jan_1');
    storage.write('user_data', JSON.stringify(user));
    const store = createAuthStore(storage);
    store.load();
    expect(store.get()).toEqual({ isAuthenticated: true, user, isLoading: false });
  });

  test.each(['{broken', '"text"', 'null', '[]', '{"id":"7"}', JSON.stringify({ ...user, phone: '' })])(
    'user data that cannot be parsed removes both entries: %s [AU-04]',
    (text) => {
      storage.write('auth_token', 'jan_1');
      storage.write('user_data', text);
      const store = createAuthStore(storage);
      store.load();
      expect(store.get()).toEqual(signedOut);
      expect([storage.read('auth_token'), storage.read('user_data')]).toEqual([null, null]);
    },
  );

  test.each(['auth_token', 'user_data'])(
    '%s without the other entry is a signed-out state [AU-05]',
    (key) => {
      storage.write(key, key === 'auth_token' ? 'jan_1' : JSON.stringify(user));
      const store = createAuthStore(storage);
      store.load();
      expect(store.get()).toEqual(signedOut);
    },
  );

  test('setting the user stores token and user data [AU-06]', () => {
    const store = createAuthStore(storage);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.setUser({ user, token: 'jan_1' }, { uid: 'uid-7', app: 'app-7' });
    expect(store.get()).toEqual({ isAuthenticated: true, user, isLoading: false });
    expect(storage.read('auth_token')).toBe('jan_1');
    expect(JSON.parse(storage.read('user_data') ?? '')).toEqual(user);
    expect([store.shownUser(), store.storedUser()]).toEqual([bound, bound]);
    expect(listener).toHaveBeenCalledOnce();
  });

  test.each(['{broken', '{}', '{"user":"8","uid":"uid-8","app":"x"}'])(
    'a session that is bound to no user, or to another, is discarded: %s',
    (text) => {
      const store = createAuthStore(storage);
      store.setUser({ user, token: 'jan_1' }, { uid: 'uid-7', app: 'app-7' });
      storage.write('provider_user', text);
      store.load();
      expect(store.get()).toEqual(signedOut);
    },
  );

  test('a session stored before the binding existed is bound by its number', () => {
    storage.write('auth_token', 'jan_1');
    storage.write('user_data', JSON.stringify({ ...user, phone: '+91 98111-22233' }));
    const store = createAuthStore(storage);
    store.load();
    expect(store.shownUser()).toEqual({ ...bound, uid: null, app: null });
  });

  test('clearing removes both entries', () => {
    const store = createAuthStore(storage);
    store.setUser({ user, token: 'jan_1' }, { uid: 'uid-7', app: 'app-7' });
    store.clear();
    expect(store.get()).toEqual(signedOut);
    expect([storage.read('auth_token'), storage.read('user_data')]).toEqual([null, null]);
  });
});
