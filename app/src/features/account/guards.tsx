import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useIsHistoryTraversal } from '../../routes/history-traversal.ts';
import { useAuth } from './AuthProvider.tsx';

/** Sends the user to another screen, and shows that something is coming while that screen loads. */
export const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingScreen />
  </>
);

/**
 * Protected routes: a guest goes to sign-in, and the page the user wanted is remembered (decision T-24). Not a page of
 * a session that has ended, whether it was open then, here or in another tab, or Back leads to it: the next user of
 * this phone may be another (decision T-25). Behind Back there is no other kind, since a guest's page is replaced.
 */
export const MembersOnly = () => {
  const { isAuthenticated, isLoading, user } = useAuth();
  const { pathname, search } = useLocation();
  const isGuest = !isLoading && !isAuthenticated;
  const wasMember = useRef(false);
  const isByHistory = useIsHistoryTraversal();
  useEffect(() => {
    if (isAuthenticated) wasMember.current = true;
    if (isGuest && !wasMember.current && !isByHistory && pathname !== paths.dashboard)
      sessionStore.write(storageKeys.returnTo, pathname + search);
  }, [isAuthenticated, isByHistory, isGuest, pathname, search]);

  if (isLoading) return <LoadingScreen />;
  // What a screen holds of one user is not there for the next.
  return user ? <Outlet key={user.id} /> : <Redirect to={paths.signIn} />;
};

const never = () => () => {};
/** While a prerendered page is made, and while its markup is taken over. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Sign-in routes: a signed-in user belongs on the dashboard (spec §2, decision G-02). A
 * prerendered one shows its screen at once; a script in its head hides it from whoever may be
 * signed in, until that is known (decision RT-22).
 */
export const GuestsOnly = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const isPrerendered = useIsPrerendered();
  if (isLoading) return isPrerendered ? <Outlet /> : <LoadingScreen />;
  return isAuthenticated ? <Redirect to={paths.dashboard} /> : <Outlet />;
};

/** The landing page is looked at first. */
const UNKNOWN_SHOWN_MS = 10_000;

/** Any other path (spec §2); for a signed-in user one that begins with /auth is the dashboard (decision T-23). */
export const UnknownRouteRedirect = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { pathname } = useLocation();
  const toast = useToast();
  const leadsHome = !pathname.startsWith('/auth') || (!isLoading && !isAuthenticated);
  // On the page it leads to, so that nobody wonders what became of the one they asked for.
  const onUnknown = useEffectEvent(
    () =>
      void toast.show({
        id: 'unknown page',
        type: 'info',
        title: t('unknown.title'),
        description: t('unknown.text'),
        duration: UNKNOWN_SHOWN_MS,
      }),
  );
  useEffect(() => {
    if (leadsHome) onUnknown();
  }, [leadsHome]);
  if (leadsHome) return <Redirect to={paths.home} />;
  return isLoading ? <LoadingScreen /> : <Redirect to={paths.dashboard} />;
};
