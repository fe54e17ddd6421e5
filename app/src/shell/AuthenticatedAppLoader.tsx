import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '../features/account/LoadingScreen.tsx';
import { language } from '../i18n/language.ts';
import { localizePath } from '../i18n/languages.ts';
import { paths } from '../routes/paths.ts';
import { loadPage } from '../loading/prerendered.ts';
import { onIntent } from '../loading/on-intent.ts';
import { savesData, whenIdle } from '@janani/ui/loading';
import { findRoute } from '../routes/find-route.ts';
import { routes } from '../routes/routes.ts';
import { loadAuthenticatedApp } from './navigation/load-member-page.ts';
import { loadScreen } from './navigation/screens.ts';

const loadSignIn = () => loadScreen(routes.signIn);
const AuthenticatedApp = lazy(() => loadPage(loadAuthenticatedApp));

/** A failure is ignored: the page that needs the code fetches it again, and reports. */
const prefetch = (load: () => Promise<unknown>) => void load().catch(() => {});

/**
 * Prefetches the product once a public page is idle, and returns whether it has loaded. It is then mounted, so that
 * its cleanups run.
 */
const usePrefetchedApp = (isMounted: boolean): boolean => {
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => {
    if (isMounted || savesData()) return undefined;
    let isWanted = true;
    prefetch(async () => {
      await whenIdle();
      const { clearFormerUser } = await loadAuthenticatedApp();
      if (!isWanted) return;
      clearFormerUser();
      setIsFetched(true);
    });
    return () => {
      isWanted = false;
    };
  }, [isMounted]);
  return isFetched;
};

/**
 * The product behind sign-in. It is mounted by the first page that needs it, and stays. Its script is prefetched;
 * that of the sign-in screen when the user is about to open it.
 */
export const AuthenticatedAppLoader = () => {
  const isNeeded = findRoute(useLocation().pathname)?.access !== 'public';
  const [isMounted, setIsMounted] = useState(isNeeded);
  if (isNeeded && !isMounted) setIsMounted(true);
  const isFetched = usePrefetchedApp(isMounted);

  useEffect(
    () =>
      onIntent(localizePath(language(), paths.signIn), () =>
        prefetch(() => Promise.all([loadAuthenticatedApp(), loadSignIn()])),
      ),
    [],
  );

  // A prefetched product replaces the page without a loading text. One that is still loading shows the text at once:
  // only an inner boundary does that; an outer one would keep the previous page.
  return (
    <Suspense
      key={isMounted && !isFetched ? 'loading' : 'loaded'}
      fallback={isNeeded ? <LoadingScreen /> : null}
    >
      {isMounted && <AuthenticatedApp />}
    </Suspense>
  );
};
