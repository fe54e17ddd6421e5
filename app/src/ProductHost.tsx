import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from './features/auth/LoadingScreen.tsx';
import { savesData, whenIdle } from './platform/when-idle.ts';
import { publicRouteOf } from './public-routes.tsx';

const loadProduct = () => import('./Product.tsx');
const loadWayIn = () => import('./routes/sign-in/SignIn.tsx');
const Product = lazy(loadProduct);

/**
 * The product behind sign-in: loaded at once where the address needs it, else when the public page
 * has come to rest, so that the way in opens without a wait. From then on it stays.
 */
export const ProductHost = () => {
  const isNeeded = publicRouteOf(useLocation().pathname) === undefined;
  const [isOn, setIsOn] = useState(isNeeded);
  if (isNeeded && !isOn) setIsOn(true);

  useEffect(() => {
    if (isOn || savesData()) return;
    whenIdle()
      .then(() => Promise.all([loadProduct(), loadWayIn()]))
      .then(
        () => startTransition(() => setIsOn(true)),
        () => {
          // Offline: the address that needs it tries again.
        },
      );
  }, [isOn]);

  // A boundary of its own for the product: in one that shows nothing yet, React would rather keep the
  // old page without a word than say that the next one is coming.
  return (
    <Suspense key={String(isOn)} fallback={isNeeded ? <LoadingScreen /> : null}>
      {isOn && <Product />}
    </Suspense>
  );
};
