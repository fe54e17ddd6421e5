import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '../features/account/LoadingScreen.tsx';
import { language } from '../i18n/language.ts';
import { localizedPath } from '../i18n/languages.ts';
import { paths } from '../routes/paths.ts';
import { loadPage } from '../loading/prerendered.ts';
import { onIntent } from '../loading/on-intent.ts';
import { savesData, whenIdle } from '@janani/ui/loading';
import { routeAt } from '../routes/route-at.ts';
import { routes } from '../routes/routes.ts';
import { loadScreen } from './navigation/screens.ts';

const loadAuthenticatedApp = () => import('./AuthenticatedApp.tsx');
const loadSignIn = () => loadScreen(routes.signIn);
const AuthenticatedApp = lazy(() => loadPage(loadAuthenticatedApp));

/** If prefetching fails, the address that uses the code fetches it again, or reports. */
const prefetch = (load: () => Promise<unknown>) => void load().catch(() => {});

/**
 * Prefetches the product once a public page is idle, and returns whether it has loaded. It is then mounted, so that
 * its cleanups run.
 */
const usePrefetchedApp = (isOn: boolean): boolean => {
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => {
    if (isOn || savesData()) return undefined;
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
  }, [isOn]);
  return isFetched;
};

/**
 * The product behind sign-in. It is mounted by the first address that uses it, and stays. Its script is prefetched;
 * that of the sign-in screen when the user is about to open it.
 */
export const AuthenticatedAppLoader = () => {
  const isNeeded = routeAt(useLocation().pathname)?.access !== 'public';
  const [isOn, setIsOn] = useState(isNeeded);
  if (isNeeded && !isOn) setIsOn(true);
  const isFetched = usePrefetchedApp(isOn);

  useEffect(
    () =>
      onIntent(localizedPath(language(), paths.signIn), () =>
        prefetch(() => Promise.all([loadAuthenticatedApp(), loadSignIn()])),
      ),
    [],
  );

  // A prefetched product replaces the page without a loading text. One that is still loading shows the text at once:
  // only an inner boundary does that; an outer one would keep the previous page.
  return (
    <Suspense key={isOn && !isFetched ? 'to come' : 'at hand'} fallback={isNeeded ? <LoadingScreen /> : null}>
      {isOn && <AuthenticatedApp />}
    </Suspense>
  );
};
