import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Elsewhere, GuestsOnly, MembersOnly } from './features/auth/guards.tsx';
import { memberScreens } from './member-screens.ts';
import { publicRoutes } from './public-routes.tsx';

/** Who may open a route (spec §2): `guest` sends a signed-in mother on, `any` lets the screen decide. */
type RouteRow = { path: string; access: 'public' | 'guest' | 'any' | 'member'; Screen: ComponentType };

/** The route table (spec §2); every screen is a file of its own. */
export const routeTable: RouteRow[] = [
  ...publicRoutes,
  { path: '/signin', access: 'guest', Screen: lazy(() => import('./routes/sign-in/SignIn.tsx')) },
  { path: '/signup', access: 'guest', Screen: lazy(() => import('./routes/sign-in/SignUp.tsx')) },
  { path: '/otp', access: 'any', Screen: lazy(() => import('./routes/sign-in/Code.tsx')) },
  { path: '/dashboard', access: 'member', Screen: lazy(memberScreens.dashboard) },
  { path: '/sessions', access: 'member', Screen: lazy(memberScreens.sessions) },
  { path: '/session/:slug', access: 'member', Screen: lazy(memberScreens.session) },
  { path: '/free-access', access: 'member', Screen: lazy(memberScreens.freeAccess) },
  { path: '/settings', access: 'member', Screen: lazy(memberScreens.settings) },
  { path: '/subscription', access: 'member', Screen: lazy(memberScreens.subscription) },
  { path: '/payments', access: 'member', Screen: lazy(memberScreens.payments) },
];

const MemberArea = lazy(() => import('./MemberArea.tsx'));

const rows = (access: RouteRow['access']) =>
  routeTable
    .filter((row) => row.access === access)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);

/**
 * The screens of the product; the public pages stand beside it, in `PublicPages`. They are waited for
 * in `ProductHost`: a boundary of their own would be hydrated after the sign-in state has changed, and
 * React would then draw a prerendered form anew, without what was typed in it.
 */
export const ProductRoutes = () => (
  <Routes>
    {publicRoutes.map(({ path }) => (
      <Route key={path} path={path} element={null} />
    ))}
    {rows('any')}
    <Route element={<GuestsOnly />}>{rows('guest')}</Route>
    <Route element={<MembersOnly />}>
      <Route element={<MemberArea />}>{rows('member')}</Route>
    </Route>
    <Route path="*" element={<Elsewhere />} />
  </Routes>
);
