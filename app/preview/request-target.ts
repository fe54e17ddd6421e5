import { normalize } from 'node:path';

/** What a request asks for: the path as a file is named, and the rest as it came. */
export type Target = { path: string; search: string };

/** No file is named by one, and a terminal or a header that repeats it may obey it. */
// oxlint-disable-next-line no-control-regex -- control characters are what is being refused
const CONTROLS = /[\u0000-\u001f\u007f]/;

/** `//x` is a path here, and no host: the origin stands before it as text (RFC 9112, 3.2.1). */
const addressOf = (target: string): string => (target.startsWith('/') ? `http://localhost${target}` : target);

/**
 * Reads the target of a request, which any program may have written: a path, a whole address (RFC 9112, 3.2.2), or
 * neither, which is undefined.
 */
export const readTarget = (target = '/'): Target | undefined => {
  const address = addressOf(target);
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  try {
    const path = normalize(decodeURIComponent(pathname));
    return CONTROLS.test(path) ? undefined : { path, search };
  } catch {
    return undefined;
  }
};
