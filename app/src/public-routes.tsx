import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';
import { lazyPart } from './platform/prerendered.ts';
import Home from './routes/public/Home.tsx';

type PublicRoute = {
  path: string;
  access: 'public';
  Screen: ComponentType;
  /** The footer then has no edge of its own. */
  endsWithBand?: boolean;
};

const home = { access: 'public', Screen: Home, endsWithBand: true } as const;

/**
 * The pages anyone may read (spec §2). They are prerendered and use nothing of the product behind
 * sign-in. The landing page comes with the first script; the others are read without one.
 */
export const publicRoutes: PublicRoute[] = [
  { path: paths.home, ...home },
  // The same page under a second address (RT-02).
  { path: paths.homeAgain, ...home },
  {
    path: paths.about,
    access: 'public',
    Screen: lazyPart(() => import('./routes/public/About.tsx')),
  },
  {
    path: paths.pricing,
    access: 'public',
    Screen: lazyPart(() => import('./routes/public/Pricing.tsx')),
  },
  {
    path: paths.blog,
    access: 'public',
    Screen: lazyPart(() => import('./routes/public/Blog.tsx')),
  },
];

/** The public route of an address; undefined for every other. */
export const publicRouteOf = (pathname: string): PublicRoute | undefined =>
  publicRoutes.find(({ path }) => matchPath(path, pathname) !== null);
