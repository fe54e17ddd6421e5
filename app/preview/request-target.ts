import { normalize } from 'node:path';

/** The target of a request: the decoded path, and the query as it came. */
export type Target = { path: string; search: string };

/** No file has such a name, and a terminal or a header that repeats it may interpret it. */
// oxlint-disable-next-line no-control-regex -- control characters are what is being rejected
const CONTROLS = /[\u0000-\u001f\u007f]/;

/** `//x` is a path here, not a host: the origin is prepended as text (RFC 9112, 3.2.1). */
const getUrl = (target: string): string => (target.startsWith('/') ? `http://localhost${target}` : target);

/**
 * Reads the target of a request, which may come from any program: a path, a whole URL (RFC 9112, 3.2.2), or
 * undefined for anything else.
 */
export const readTarget = (target = '/'): Target | undefined => {
  const url = getUrl(target);
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  try {
    const path = normalize(decodeURIComponent(pathname));
    return CONTROLS.test(path) ? undefined : { path, search };
  } catch {
    return undefined;
  }
};
