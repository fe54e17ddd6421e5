/** Decision T-17. */
const MAX_URL_LENGTH = 2048;
// oxlint-disable-next-line no-control-regex -- control characters are what is being refused
const CONTROL_OR_SPACE = /[\u0000-\u0020\u007F-\u009F\\]/;

/**
 * Parses a URL from the server that may be opened or shown: https, no credentials, no control characters, at most 2,048
 * characters. Any other is treated as missing (decision T-17).
 */
export const parseSafeUrl = (text: string | null | undefined): URL | null => {
  if (!text || text.length > MAX_URL_LENGTH || CONTROL_OR_SPACE.test(text) || !/^https:\/\/[^/]/i.test(text))
    return null;
  const url = URL.parse?.(text) ?? parse(text);
  return url && url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** `URL.parse` is missing before Chrome 126. */
const parse = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
