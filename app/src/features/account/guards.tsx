import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../routes/paths.ts';
import { sessionStore, storageKeys } from '../../platform/storage.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useAuth } from './AuthProvider.tsx';

/** Sends the user to another screen, and shows that something is coming while that screen loads. */
export const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <LoadingScreen />
  </>
);

/**
 * Protected routes: a guest goes to sign-in, and the page the user wanted is remembered (decision T-24). Not the
 * page somebody was on as the user logged out here or in another tab: the next on this phone is somebody else
 * (decision T-25).
 */
export const MembersOnly = () => {
  const { isAuthenticated, isLoading, user } = useAuth();
  const { pathname, search } = useLocation();
  const isGuest = !isLoading && !isAuthenticated;
  const wasMember = useRef(false);
  useEffect(() => {
    if (isAuthenticated) wasMember.current = true;
    if (isGuest && !wasMember.current && pathname !== paths.dashboard)
      sessionStore.write(storageKeys.returnTo, pathname + search);
  }, [isAuthenticated, isGuest, pathname, search]);

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

/** Any other path (spec §2); for a signed-in user one that begins with /auth is the dashboard (decision T-23). */
export const UnknownRouteRedirect = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const { pathname } = useLocation();
  if (!pathname.startsWith('/auth')) return <Redirect to={paths.home} />;
  if (isLoading) return <LoadingScreen />;
  return <Redirect to={isAuthenticated ? paths.dashboard : paths.home} />;
};
