import type { MemberModules } from './document.ts';
import { type Route, getModulePath, routes, routesFor } from '../../src/routes/routes.ts';

const PRODUCT = 'src/shell/AuthenticatedApp.tsx';
const MEMBER_AREA = 'src/shell/member/MemberArea.tsx';
const IDENTITY = 'src/platform/identity/firebase.ts';

const getMarketingModule = (component: string) => `src/features/marketing/${component}.tsx`;

type PageModules = {
  /** The page waits for the scripts of these, besides the first script. */
  eager: string[];
  /** Scripts fetched once the page is idle: its markup can be read without them. */
  idle: string[];
};

/** The modules of a page, from the app's root, as the build's manifest names them. */
export const getModules = (route: Route): PageModules => {
  const screen = getModulePath(route);
  if (route.access === 'public') {
    const pageModules =
      route.path === routes.home.path
        ? [getMarketingModule('HeroArt'), getMarketingModule('LandingRest')]
        : [screen];
    return { eager: [], idle: [...pageModules, 'src/shell/public/PublicFooter.tsx'] };
  }
  if (route.access === 'member')
    return {
      eager: [PRODUCT, IDENTITY, MEMBER_AREA, screen],
      idle: [],
    };
  return { eager: [PRODUCT, screen], idle: [] };
};

/**
 * The modules of signed-in pages: of what they share, and of each by the first segment of its path. The SDK is loaded
 * after the page's data.
 */
export const getMemberModules = (): MemberModules => ({
  frame: [PRODUCT, MEMBER_AREA],
  pages: Object.fromEntries(
    routesFor('member').map((route) => [
      route.path.split('/')[1] ?? '',
      getModules(route).eager.filter((module) => module !== IDENTITY),
    ]),
  ),
});
