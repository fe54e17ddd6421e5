import type { Authentication, User } from '@janani/api-client';
import type { BoundUser } from '../../platform/identity/port.ts';
import type { TextStorage } from '../../platform/storage.ts';
import { createStore } from '../../platform/store.ts';
import {
  type Binding,
  type StoredSession,
  toBoundUser,
  clearStoredSession,
  readStoredSession,
  writeStoredSession,
} from './stored-session.ts';

/** Whether the user is signed in (spec §4); there are no other states and no roles (spec §6). */
export type AuthState = { isAuthenticated: boolean; user: User | null; isLoading: boolean };

export const initialAuthState: AuthState = { isAuthenticated: false, user: null, isLoading: true };
const signedOut: AuthState = { isAuthenticated: false, user: null, isLoading: false };
const signedIn = (user: User): AuthState => ({ isAuthenticated: true, user, isLoading: false });

/** The auth state and its changes, persisted in the browser's storage. */
export const createAuthStore = (storage: TextStorage) => {
  const state = createStore(initialAuthState);
  let bound: BoundUser | null = null;
  const setSession = (session: StoredSession | null) => {
    bound = toBoundUser(session);
    state.set(session ? signedIn(session.user) : signedOut);
  };
  const stored = () => readStoredSession(storage);
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** The user whom this tab shows, for its calls. */
    shownUser: (): BoundUser | null => bound,
    /** The user whose session is stored, for every tab. */
    storedUser: (): BoundUser | null => toBoundUser(stored()),
    /** Reads the stored session; also called when another tab changed it. */
    load: () => {
      const saved = stored();
      const isSame = saved?.user.id === bound?.id && (saved?.binding?.app ?? null) === (bound?.app ?? null);
      if (!isSame || state.get().isLoading) setSession(saved);
    },
    setUser: (authentication: Authentication, binding: Binding | null) => {
      const session = { ...authentication, binding };
      writeStoredSession(storage, session);
      setSession(session);
    },
    clear: () => {
      clearStoredSession(storage);
      setSession(null);
    },
  };
};

export type AuthStore = ReturnType<typeof createAuthStore>;
