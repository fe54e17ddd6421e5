import type { Authentication, User } from '@janani/api-client';
import type { BoundUser } from '../../platform/identity/port.ts';
import type { TextStorage } from '../../platform/storage.ts';
import {
  type Binding,
  type StoredSession,
  boundUser,
  clearStoredSession,
  readStoredSession,
  writeStoredSession,
} from './stored-session.ts';

/** Whether somebody is signed in (spec §4); there are no other states and no roles (spec §6). */
export type AuthState = { isAuthenticated: boolean; user: User | null; isLoading: boolean };

export const initialAuthState: AuthState = { isAuthenticated: false, user: null, isLoading: true };
const signedOut: AuthState = { isAuthenticated: false, user: null, isLoading: false };
const signedIn = (user: User): AuthState => ({ isAuthenticated: true, user, isLoading: false });

/** The auth state and the ways it changes; the browser's storage is its memory. */
export const createAuthStore = (storage: TextStorage) => {
  let state = initialAuthState;
  let bound: BoundUser | null = null;
  const listeners = new Set<() => void>();
  const become = (session: StoredSession | null) => {
    bound = boundUser(session);
    state = session ? signedIn(session.user) : signedOut;
    for (const listener of listeners) listener();
  };
  const stored = () => readStoredSession(storage);
  return {
    get: () => state,
    /** Whom this tab shows, for the calls it makes. */
    shown: (): BoundUser | null => bound,
    /** Whose session is stored, for every tab. */
    stored: (): BoundUser | null => boundUser(stored()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what was saved; also when another tab changed it. */
    load: () => {
      const saved = stored();
      const isSame = saved?.user.id === bound?.id && (saved?.binding?.app ?? null) === (bound?.app ?? null);
      if (!isSame || state.isLoading) become(saved);
    },
    setUser: (authentication: Authentication, binding: Binding | null) => {
      const session = { ...authentication, binding };
      writeStoredSession(storage, session);
      become(session);
    },
    clear: () => {
      clearStoredSession(storage);
      become(null);
    },
  };
};

export type AuthStore = ReturnType<typeof createAuthStore>;
