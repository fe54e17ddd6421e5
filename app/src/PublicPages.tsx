import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PublicLayout } from './features/marketing/PublicLayout.tsx';
import { publicRouteOf, publicRoutes } from './public-routes.tsx';

/** The public page of this address, if it is one's. The frame stays when she goes from one to the next. */
export const PublicPages = () => {
  const { pathname } = useLocation();
  const route = publicRouteOf(pathname);
  if (!route) return null;
  return (
    <PublicLayout path={route.path} endsWithBand={route.endsWithBand}>
      <Suspense fallback={null}>
        <Routes>
          {publicRoutes.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Routes>
      </Suspense>
    </PublicLayout>
  );
};
