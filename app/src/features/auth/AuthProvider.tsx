import type { Authentication } from '@janani/api-client';
import { type ReactNode, createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '../../platform/storage.ts';
import { type AuthState, type AuthStore, createAuthStore, initialAuthState } from './auth-store.ts';
import { forgetEverything, forgetInThisTab } from './log-out.ts';
import { signInAttempt } from './sign-in-attempt.ts';

export type Auth = AuthState & {
  /** Keeps the user and the token and marks her signed in. */
  setUser: (authentication: Authentication) => void;
  /** Ends her session and leaves nothing of her on this phone (decision T-25). */
  logOut: () => void;
};

const AuthContext = createContext<Auth | null>(null);

const getInitial = () => initialAuthState;

export const AuthProvider = ({ children, store }: { children: ReactNode; store?: AuthStore }) => {
  const auth = useMemo(() => store ?? createAuthStore(localStore), [store]);
  const state = useSyncExternalStore(auth.subscribe, auth.get, getInitial);

  useEffect(() => {
    auth.load();
    signInAttempt.wake();
    // A prerendered page may have been hidden until now (decision RT-22).
    delete document.documentElement.dataset['known'];
    // Other tabs: a sign-in or logout there is one here.
    const follow = () => {
      const before = auth.get().user?.id;
      auth.load();
      if (before !== undefined && before !== auth.get().user?.id) forgetInThisTab();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [auth]);

  const value = useMemo<Auth>(
    () => ({
      ...state,
      setUser: auth.setUser,
      logOut: () => {
        const userId = state.user?.id;
        auth.clear();
        forgetEverything(userId);
      },
    }),
    [auth, state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
};

/** @throws Error outside an AuthProvider (spec §8). */
export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};
