import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '../features/account/LoadingScreen.tsx';
import { language } from '../i18n/language.ts';
import { addressIn } from '../i18n/languages.ts';
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

/** What could not be fetched ahead is fetched, or reported, by the address that needs it. */
const ahead = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Fetches the product once a public page has come to rest, and says when it is there. It then tidies up as if it ran. */
const useFetchedAhead = (isOn: boolean): boolean => {
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => {
    if (isOn || savesData()) return undefined;
    let isWanted = true;
    ahead(async () => {
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
 * The product behind sign-in. It starts where an address needs it, and from then on stays. Its script
 * is fetched ahead; that of the sign-in screen when the user is about to open it.
 */
export const AuthenticatedAppLoader = () => {
  const isNeeded = routeAt(useLocation().pathname)?.access !== 'public';
  const [isOn, setIsOn] = useState(isNeeded);
  if (isNeeded && !isOn) setIsOn(true);
  const isFetched = useFetchedAhead(isOn);

  useEffect(
    () =>
      onIntent(addressIn(language(), paths.signIn), () =>
        ahead(() => Promise.all([loadAuthenticatedApp(), loadSignIn()])),
      ),
    [],
  );

  // A fetched product takes over without a word between. One that is still to come says so at once: only
  // a boundary of its own does that, another one would rather keep the old page.
  return (
    <Suspense key={isOn && !isFetched ? 'to come' : 'at hand'} fallback={isNeeded ? <LoadingScreen /> : null}>
      {isOn && <AuthenticatedApp />}
    </Suspense>
  );
};
