import { useToast } from '@janani/ui/toast';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { t } from '../../i18n/t.ts';
import { paths } from '../../routes/paths.ts';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useIsHistoryTraversal } from '../../routes/history-traversal.ts';
import { useAuth } from './AuthProvider.tsx';

/** Sends the user to another screen, and shows a loading screen until that one has loaded. */
export const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingScreen />
  </>
);

/**
 * Protected routes: a guest goes to sign-in, and the requested page is stored (decision T-24). The page of an ended
 * session is not stored, whether it was open at its end, here or in another tab, or Back leads to it, because the
 * next user of this phone may be another person (decision T-25). Every page that Back opens belongs to an ended
 * session, because the entry of a guest's page is replaced.
 */
export const MembersOnly = () => {
  const { isAuthenticated, isLoading, user } = useAuth();
  const { pathname, search } = useLocation();
  const isGuest = !isLoading && !isAuthenticated;
  const wasMember = useRef(false);
  const isHistoryTraversal = useIsHistoryTraversal();
  useEffect(() => {
    if (isAuthenticated) wasMember.current = true;
    if (isGuest && !wasMember.current && !isHistoryTraversal && pathname !== paths.dashboard)
      sessionStore.write(storageKeys.returnTo, pathname + search);
  }, [isAuthenticated, isHistoryTraversal, isGuest, pathname, search]);

  if (isLoading) return <LoadingScreen />;
  // A screen's state for one user is not reused for the next.
  return user ? <Outlet key={user.id} /> : <Redirect to={paths.signIn} />;
};

const noSubscription = () => () => {};
/** While a prerendered page is rendered, and while it is hydrated. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );

/**
 * Sign-in routes: a signed-in user is redirected to the dashboard (spec §2, decision G-02). A prerendered route shows
 * its screen at once; a script in its head hides it from a user who may be signed in until the state is read (decision
 * RT-22).
 */
export const GuestsOnly = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const isPrerendered = useIsPrerendered();
  if (isLoading) return isPrerendered ? <Outlet /> : <LoadingScreen />;
  return isAuthenticated ? <Redirect to={paths.dashboard} /> : <Outlet />;
};

/** Long, because the redirect opens the landing page, which the user reads first. */
const UNKNOWN_PAGE_TOAST_MS = 10_000;

/** Any other path (spec §2); for a signed-in user one that begins with /auth is the dashboard (decision T-23). */
export const UnknownRouteRedirect = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { pathname } = useLocation();
  const toast = useToast();
  const redirectsHome = !pathname.startsWith('/auth') || (!isLoading && !isAuthenticated);
  // Shown on the target page, so that the user understands why another page opened.
  const onUnknown = useEffectEvent(
    () =>
      void toast.show({
        id: 'unknown page',
        type: 'info',
        title: t('unknown.title'),
        description: t('unknown.text'),
        duration: UNKNOWN_PAGE_TOAST_MS,
      }),
  );
  useEffect(() => {
    if (redirectsHome) onUnknown();
  }, [redirectsHome]);
  if (redirectsHome) return <Redirect to={paths.home} />;
  return isLoading ? <LoadingScreen /> : <Redirect to={paths.dashboard} />;
};
