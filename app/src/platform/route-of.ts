/**
 * The route a path belongs to. Without the slug: which session a user opens is told to nobody
 * (decision T-13), neither to analytics nor by the browser's history.
 */
export const routeOf = (pathname: string): string =>
  pathname.replace(/^(\/[a-z]{2})?\/session\/.*$/s, '$1/session/:slug');
