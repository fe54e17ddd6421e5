/** Whether a header means what it must: hosts write the same in several ways, and may say more. */

/** Two years is what the build says, one what is asked of a host whose build is not known (HTTPS, hstspreload.org). */
const YEAR_S = 31_536_000;

/** Whether a value is right. */
export type Rule = (value: string) => boolean;

/** `a=b; c` and `a=b, c` as names in small letters with what stands behind them. */
const partsOf = (value: string, separator: string): Map<string, string> =>
  new Map(
    value
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): [string, string] => {
        const [, name = '', rest = ''] = /^([^\s=]*)[\s=]*(.*)$/s.exec(part) ?? [];
        return [name.toLowerCase(), rest.replaceAll('"', '')];
      }),
  );

/** The first of several headers of one name is the one that counts (RFC 6797, 8.1; Fetch, "determine nosniff"). */
const firstOf = (value: string) => value.split(',')[0]?.trim() ?? '';

const ageOf = (parts: Map<string, string>) => Number(parts.get('max-age') ?? 0);

/** As long at least, and for the same hosts; `preload` is the host's to add. */
const transportRule = (wanted: string): Rule => {
  const asked = partsOf(wanted, ';');
  return (value) => {
    const told = partsOf(firstOf(value), ';');
    return ageOf(told) >= ageOf(asked) && (!asked.has('includesubdomains') || told.has('includesubdomains'));
  };
};

/** The last that a browser knows counts (Referrer Policy, 8.1). */
const lastRule =
  (wanted: string): Rule =>
  (value) =>
    value.split(',').at(-1)?.trim().toLowerCase() === wanted.toLowerCase();

/** A host may close more than the build does. */
const permissionsRule = (wanted: string): Rule => {
  const asked = partsOf(wanted, ',');
  return (value) => {
    const told = partsOf(value, ',');
    return (
      [...asked].every(([name, allowed]) => told.get(name) === allowed) &&
      [...told].every(([name, allowed]) => asked.has(name) || allowed === '()')
    );
  };
};

/** Where it reports to is the host's to say. */
const openerRule =
  (wanted: string): Rule =>
  (value) =>
    value.split(';')[0]?.trim() === wanted;

const REPORTING = new Set(['report-uri', 'report-to']);

/** The order of directives and of sources means nothing; where it reports to is the host's to say. */
const directivesOf = (policy: string) =>
  [...partsOf(policy, ';')]
    .filter(([name]) => !REPORTING.has(name))
    .map(([name, sources]) => [name, ...sources.split(/\s+/).toSorted()].join(' ').trim())
    .toSorted()
    .join('; ');

const policyRule = (wanted: string): Rule => {
  const directives = directivesOf(wanted);
  return (value) => directivesOf(value) === directives;
};

const strictPolicy: Rule = (value) =>
  /default-src 'none'/.test(value) && !/'unsafe-(?:inline|eval)'| \*| https?:(?:[ ;]|$)|http:/.test(value);

const nosniff: Rule = (value) => firstOf(value).toLowerCase() === 'nosniff';

/** By name; any other header of the build must be as it is. */
const kinds: [name: RegExp, rule: (wanted: string) => Rule][] = [
  [/^content-security-policy/, policyRule],
  [/^strict-transport-security$/, transportRule],
  [/^x-content-type-options$/, () => nosniff],
  [/^referrer-policy$/, lastRule],
  [/^permissions-policy$/, permissionsRule],
  [/^cross-origin-opener-policy$/, openerRule],
];

/** What is asked of a host whose build is not known. */
const general: [name: string, rule: Rule][] = [
  ['content-security-policy', strictPolicy],
  ['strict-transport-security', transportRule(`max-age=${YEAR_S}`)],
  ['x-content-type-options', nosniff],
  ['referrer-policy', (value) => value !== '' && !/unsafe-url|no-referrer-when-downgrade/.test(value)],
  ['permissions-policy', (value) => value !== ''],
  ['cross-origin-opener-policy', openerRule('same-origin')],
];

/** What each header of a document must be, by its name in small letters. */
export const rulesFor = (built: Record<string, string> | undefined): [name: string, rule: Rule][] => {
  if (built === undefined) return general;
  return Object.entries(built).map(([key, wanted]) => {
    const name = key.toLowerCase();
    const [, rule] = kinds.find(([pattern]) => pattern.test(name)) ?? [];
    return [name, rule?.(wanted) ?? ((value) => value === wanted)];
  });
};

export const isPolicy = (name: string): boolean => name.startsWith('content-security-policy');

/** Whether a browser asks again before it uses what it kept. */
export const isAskedAgain = (caching: string): boolean => {
  const parts = partsOf(caching, ',');
  const isBare = (name: string) => parts.get(name) === '';
  return isBare('no-cache') || isBare('no-store') || parts.get('max-age') === '0';
};

/** Whether a browser uses what it kept without asking, for a year. */
export const isKeptForever = (caching: string): boolean =>
  !isAskedAgain(caching) && ageOf(partsOf(caching, ',')) >= YEAR_S;

/** Whether a browser may use what it kept without asking, for any time. */
export const isKept = (caching: string): boolean => {
  const parts = partsOf(caching, ',');
  return !isAskedAgain(caching) && (parts.has('immutable') || ageOf(parts) > 0);
};
