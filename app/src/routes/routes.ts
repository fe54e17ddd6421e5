import { type Message, msg } from '../i18n/msg.ts';

/** Who may open a page (spec §2): `guest` sends a signed-in user on, `any` lets the screen decide. */
export type Access = 'public' | 'guest' | 'any' | 'member';

type RouteRecord = {
  /** The path as the router matches it. */
  path: string;
  /** A second URL of the same page. */
  alias?: string;
  access: Access;
  /** Its screen: a file in `pages/`. */
  screen: string;
  /** The title in the browser's tab (WCAG 2.4.2); the landing page has the product's name. */
  title?: Message;
  /** The backend data of the page, so that a link can prefetch it (`prefetch.ts`). */
  data?: 'next sessions' | 'session list' | 'session';
  /** The description for search engines: a page that has one is built ahead of time. */
  description?: Message;
  /** A page below the main sections: on phones its header names the kind of page and links back. */
  inner?: { title: Message; back: 'dashboard' | 'sessions'; backText: Message };
  /** The main section under which the navigation shows it, if it is none itself. */
  section?: 'sessions';
  /** The page ends with a crimson band: the footer then has no border. */
  endsWithBand?: boolean;
};

const toDashboard = { back: 'dashboard', backText: msg('nav.backToDashboard') } as const;

/**
 * Every page of the product (spec §2), once. Paths, titles, guards, prefetching, the documents built ahead of time,
 * the sitemap, budgets and the loops of tests over every page are derived from it.
 */
export const routes = {
  home: {
    path: '/',
    alias: '/home',
    access: 'public',
    screen: 'public/Home',
    description: msg('page.home'),
    endsWithBand: true,
  },
  about: {
    path: '/about',
    access: 'public',
    screen: 'public/About',
    title: msg('title.about'),
    description: msg('page.about'),
    endsWithBand: true,
  },
  pricing: {
    path: '/pricing',
    access: 'public',
    screen: 'public/Pricing',
    title: msg('title.pricing'),
    description: msg('page.pricing'),
  },
  blog: {
    path: '/blog',
    access: 'public',
    screen: 'public/Blog',
    title: msg('title.blog'),
    description: msg('page.blog'),
  },
  signIn: {
    path: '/signin',
    access: 'guest',
    screen: 'sign-in/SignIn',
    title: msg('title.signIn'),
    description: msg('page.signIn'),
  },
  signUp: { path: '/signup', access: 'guest', screen: 'sign-in/SignUp', title: msg('title.signUp') },
  code: { path: '/otp', access: 'any', screen: 'sign-in/Code', title: msg('title.code') },
  dashboard: {
    path: '/dashboard',
    access: 'member',
    screen: 'member/Dashboard',
    title: msg('title.dashboard'),
    data: 'next sessions',
  },
  sessions: {
    path: '/sessions',
    access: 'member',
    screen: 'member/Sessions',
    title: msg('title.sessions'),
    data: 'session list',
  },
  session: {
    path: '/session/:slug',
    access: 'member',
    screen: 'member/Session',
    title: msg('title.session'),
    data: 'session',
    inner: { title: msg('session.phoneTitle'), back: 'sessions', backText: msg('session.all') },
    section: 'sessions',
  },
  freeAccess: {
    path: '/free-access',
    access: 'member',
    screen: 'member/FreeAccess',
    title: msg('title.freeAccess'),
  },
  settings: {
    path: '/settings',
    access: 'member',
    screen: 'member/Settings',
    title: msg('title.settings'),
    inner: { title: msg('nav.profile'), ...toDashboard },
  },
  subscription: {
    path: '/subscription',
    access: 'member',
    screen: 'member/Subscription',
    title: msg('title.subscription'),
    inner: { title: msg('nav.subscription'), ...toDashboard },
  },
  payments: {
    path: '/payments',
    access: 'member',
    screen: 'member/Payments',
    title: msg('title.payments'),
    inner: { title: msg('nav.payments'), ...toDashboard },
  },
} as const satisfies Record<string, RouteRecord>;

export type RouteName = keyof typeof routes;
export type Route = RouteRecord & { name: RouteName };

/** The pages in the order of the table. */
export const allRoutes: readonly Route[] = Object.entries(routes).map(([name, route]) => ({
  ...route,
  name: name as RouteName,
}));

export const routesFor = (access: Access): readonly Route[] =>
  allRoutes.filter((route) => route.access === access);

/** Every URL of a page. */
export const getPaths = ({ path, alias }: Route): readonly string[] =>
  alias === undefined ? [path] : [path, alias];

/** The path of a page's screen in the build, from the app's root. */
export const getModulePath = ({ screen }: Pick<Route, 'screen'>): string => `src/pages/${screen}.tsx`;
