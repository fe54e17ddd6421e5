import type { Authentication, User } from '@janani/api-client';
import type { TextStorage } from '../../platform/storage.ts';
import { clearStoredSession, readStoredSession, writeStoredSession } from './stored-session.ts';

/** Whether somebody is signed in (spec §4); there are no other states and no roles (spec §6). */
export type AuthState = { isAuthenticated: boolean; user: User | null; isLoading: boolean };

export const initialAuthState: AuthState = { isAuthenticated: false, user: null, isLoading: true };
const signedOut: AuthState = { isAuthenticated: false, user: null, isLoading: false };
const signedIn = (user: User): AuthState => ({ isAuthenticated: true, user, isLoading: false });

/** The auth state and the ways it changes; the browser's storage is its memory. */
export const createAuthStore = (storage: TextStorage) => {
  let state = initialAuthState;
  const listeners = new Set<() => void>();
  const become = (next: AuthState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what was saved; also when another tab changed it. */
    load: () => {
      const saved = readStoredSession(storage);
      if (saved?.user.id === state.user?.id && !state.isLoading) return;
      become(saved ? signedIn(saved.user) : signedOut);
    },
    setUser: (authentication: Authentication) => {
      writeStoredSession(storage, authentication);
      become(signedIn(authentication.user));
    },
    clear: () => {
      clearStoredSession(storage);
      become(signedOut);
    },
  };
};

export type AuthStore = ReturnType<typeof createAuthStore>;
