/** Comparison of headers that hosts write in different ways. */

const YEAR_S = 31_536_000;

const getMaxAge = (value: string) => Number(/\bmax-age="?(\d+)/i.exec(value)?.[1] ?? 0);

/** Equal to the build's header; Strict-Transport-Security may have a longer age, and `preload`. */
export const isHeaderValid = (name: string, value: string, required: string): boolean =>
  /^strict-transport-security$/i.test(name)
    ? getMaxAge(value) >= getMaxAge(required) && /includesubdomains/i.test(value)
    : value === required;

/** Whether a browser revalidates its cached copy; `no-cache="field"` applies to one field only. */
export const isRevalidated = (caching: string): boolean =>
  /(?:^|[\s,])(?:no-cache|no-store|max-age=0)\s*(?:,|$)/i.test(caching);

/** Whether a browser uses its cached copy for a year without revalidation. */
export const isCachedForever = (caching: string): boolean =>
  !isRevalidated(caching) && getMaxAge(caching) >= YEAR_S;

/** Whether a browser may use its cached copy without revalidation for any time. */
export const isCacheable = (caching: string): boolean =>
  !isRevalidated(caching) && (/immutable/i.test(caching) || getMaxAge(caching) > 0);

/** The media types that a browser accepts for a file; a document requires UTF-8 (HTML, 4.2.5.4). */
const TYPES: [file: RegExp, type: RegExp][] = [
  [/\.js(?:\?|$)/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.png$/, /^image\/png$/],
  [/\.svg$/, /^image\/svg\+xml\b/],
  [/\.txt$/, /^text\/plain\b/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json\b/],
  [/\.woff2$/, /^(?:font\/|application\/(?:x-)?font-)woff2$/],
  [/\.xml$/, /^(?:text|application)\/xml\b/],
  [/\/[^.]*$/, /^text\/html; ?charset="?utf-8"?$/],
];

export const isTypeValid = (url: string, type: string): boolean =>
  TYPES.find(([file]) => file.test(url))?.[1].test(type.toLowerCase()) ?? type !== '';
