import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { UnknownRouteRedirect, GuestsOnly, MembersOnly } from '../features/account/guards.tsx';
import { loadPage } from '../loading/prerendered.ts';
import { type Access, getPaths, routesFor } from '../routes/routes.ts';
import { loadScreen } from './navigation/screens.ts';

const MemberArea = lazy(() => import('./member/MemberArea.tsx'));

const createRoutes = (access: Access) =>
  routesFor(access).map((route) => {
    const Screen = lazy(() => loadPage(() => loadScreen(route)));
    return <Route key={route.name} path={route.path} element={<Screen />} />;
  });

/** Created once: a screen whose component type changes on every render would remount. */
const screens = { any: createRoutes('any'), guest: createRoutes('guest'), member: createRoutes('member') };

/**
 * The screens of the product; the public pages are in `PublicPages`. Their Suspense boundary is in
 * `AuthenticatedAppLoader`: a boundary here would be hydrated after the sign-in state has changed, and React would
 * then render a prerendered form from scratch, without its input.
 */
export const AppRoutes = () => (
  <Routes>
    {routesFor('public')
      .flatMap(getPaths)
      .map((path) => (
        <Route key={path} path={path} element={null} />
      ))}
    {screens.any}
    <Route element={<GuestsOnly />}>{screens.guest}</Route>
    <Route element={<MembersOnly />}>
      <Route element={<MemberArea />}>{screens.member}</Route>
    </Route>
    <Route path="*" element={<UnknownRouteRedirect />} />
  </Routes>
);
