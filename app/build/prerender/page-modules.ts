import { type Route, moduleOf, routes } from '../../src/routes/routes.ts';

const marketing = (component: string) => `src/features/marketing/${component}.tsx`;

type PageModules = {
  /** The page waits for the scripts of these, besides the first script. */
  eager: string[];
  /** Scripts fetched once the page is idle: its markup can be read without them. */
  idle: string[];
};

/** The modules of a page, from the app's root, as the build's manifest names them. */
export const modulesOf = (route: Route): PageModules => {
  const screen = moduleOf(route);
  const product = 'src/shell/AuthenticatedApp.tsx';
  if (route.access === 'public') {
    const own = route.path === routes.home.path ? [marketing('HeroArt'), marketing('LandingRest')] : [screen];
    return { eager: [], idle: [...own, 'src/shell/public/PublicFooter.tsx'] };
  }
  if (route.access === 'member')
    return {
      eager: [product, 'src/platform/identity/firebase.ts', 'src/shell/member/MemberArea.tsx', screen],
      idle: [],
    };
  return { eager: [product, screen], idle: [] };
};
