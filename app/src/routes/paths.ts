import { type RouteName, routes } from './routes.ts';

type Paths = { readonly [Name in Exclude<RouteName, 'session'>]: (typeof routes)[Name]['path'] } & {
  readonly session: (slug: string) => string;
};

/** The URLs of the product; a link is never written by hand (spec §2). */
export const paths: Paths = {
  ...(Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as Omit<
    Paths,
    'session'
  >),
  session: (slug) => routes.session.path.replace(':slug', encodeURIComponent(slug)),
};

/** The slug in the URL of a session's page. */
export const parseSlug = (path: string): string | undefined => {
  const [, encoded] = /^\/session\/([^/]+)$/.exec(path) ?? [];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};
