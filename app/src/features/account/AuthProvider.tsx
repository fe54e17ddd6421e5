import type { User } from '@janani/api-client';
import { type ReactNode, createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { bearer } from '../../platform/api.ts';
import { language } from '../../i18n/language.ts';
import { localStore, sessionStore, storageKeys } from '../../platform/storage.ts';
import { type AuthState, type AuthStore, createAuthStore, initialAuthState } from './auth-store.ts';
import { createDeviceSession } from './device-session.ts';
import { clearStaleAttempt } from './clear-user.ts';
import type { SessionLifecycle } from './session-lifecycle.ts';
import { useTabSync } from './use-tab-sync.ts';

export type Auth = AuthState & {
  /** Persists the user and the token and marks the user signed in. */
  signIn: SessionLifecycle['begin'];
  /**
   * Ends the session and removes every entry of the user from this phone (decision T-25). False if the session already
   * belonged to another user.
   */
  logOut: () => boolean;
  /** Notifies when another user's session replaces this one. Returns the function that unsubscribes. */
  onReplaced: (listener: (user: User) => void) => () => void;
};

const AuthContext = createContext<Auth | null>(null);

const getInitialState = () => initialAuthState;

export const AuthProvider = ({ children, store }: { children: ReactNode; store?: AuthStore }) => {
  const auth = useMemo(() => store ?? createAuthStore(localStore), [store]);
  const session = useMemo(() => createDeviceSession(auth), [auth]);
  const state = useSyncExternalStore(auth.subscribe, auth.get, getInitialState);

  useEffect(() => {
    bearer.bind({
      shownUser: auth.shownUser,
      storedUser: auth.storedUser,
      onDisagreement: session.syncFromStorage,
    });
    session.start();
    clearStaleAttempt();
    // The prerendered page may have been hidden until now (decision RT-22).
    delete document.documentElement.dataset['known'];
  }, [auth, session]);
  useTabSync(session.syncFromStorage, clearStaleAttempt);

  const value = useMemo<Auth>(
    () => ({
      ...state,
      signIn: (newSession) => {
        // The language is used in this tab until another is chosen (prerender/head-scripts.ts).
        sessionStore.write(storageKeys.language, language());
        return session.begin(newSession);
      },
      logOut: session.end,
      onReplaced: session.onReplaced,
    }),
    [session, state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
};

/** @throws Error outside an AuthProvider (spec §8). */
export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
};
