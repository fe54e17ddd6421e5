/** Whether a header is right, where hosts write the same in several ways. */

const YEAR_S = 31_536_000;

const ageOf = (value: string) => Number(/\bmax-age="?(\d+)/i.exec(value)?.[1] ?? 0);

/** As the build says; a host may keep HTTPS for longer, and add `preload`. */
export const isHeaderRight = (name: string, value: string, wanted: string): boolean =>
  /^strict-transport-security$/i.test(name)
    ? ageOf(value) >= ageOf(wanted) && /includesubdomains/i.test(value)
    : value === wanted;

/** Whether a browser asks again before it uses what it kept; `no-cache="field"` is about one field only. */
export const isAskedAgain = (caching: string): boolean =>
  /(?:^|[\s,])(?:no-cache|no-store|max-age=0)\s*(?:,|$)/i.test(caching);

/** Whether a browser uses what it kept without asking, for a year. */
export const isKeptForever = (caching: string): boolean => !isAskedAgain(caching) && ageOf(caching) >= YEAR_S;

/** Whether a browser may use what it kept without asking, for any time. */
export const isKept = (caching: string): boolean =>
  !isAskedAgain(caching) && (/immutable/i.test(caching) || ageOf(caching) > 0);

/** Other types by which a browser takes a file as well; a document must be told to be UTF-8 (HTML, 4.2.5.4). */
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

export const isTypeRight = (address: string, type: string): boolean =>
  TYPES.find(([file]) => file.test(address))?.[1].test(type.toLowerCase()) ?? type !== '';
