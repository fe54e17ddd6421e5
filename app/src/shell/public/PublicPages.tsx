import { type ComponentType, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PublicLayout } from './PublicLayout.tsx';
import Home from '../../pages/public/Home.tsx';
import { lazyScreen } from '../../loading/prerendered.ts';
import { findRoute } from '../../routes/find-route.ts';
import { getPaths, routesFor } from '../../routes/routes.ts';
import { StartAnnouncer } from '../StartAnnouncer.tsx';
import { loadScreen } from '../navigation/screens.ts';

/** The landing page is part of the first script; the others can be read without one. */
const screens = routesFor('public').map((route): [readonly string[], ComponentType] => [
  getPaths(route),
  route.name === 'home' ? Home : lazyScreen(() => loadScreen(route)),
]);

/** The public page of this URL, if it has one. The frame stays mounted between them. */
export const PublicPages = () => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  if (route?.access !== 'public') return null;
  return (
    <PublicLayout path={route.path} endsWithBand={route.endsWithBand}>
      <Suspense fallback={null}>
        <Routes>
          {screens.flatMap(([urls, Screen]) =>
            urls.map((path) => <Route key={path} path={path} element={<Screen />} />),
          )}
        </Routes>
        <StartAnnouncer />
      </Suspense>
    </PublicLayout>
  );
};
