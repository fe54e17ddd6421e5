export const STRUCK_OUT = 'STRUCK-OUT';
export const STRUCK_OUT_PHONE = '9000000000';

const SECRET = String.raw`"[^"\s]{0,40}(?:token|authori[sz]ation|cookie|password|secret|api[-_]?key)[^"\s]{0,40}"`;
const VALUE = String.raw`(?:[^"\\]|\\[^"])+`;

/** In linear time: no pattern begins inside of what it has tried before. */
const rules: [pattern: RegExp, replacement: string | ((text: string, ...groups: string[]) => string)][] = [
  [new RegExp(String.raw`(${SECRET}\s*:\s*\\*")${VALUE}`, 'gi'), `$1${STRUCK_OUT}`],
  [new RegExp(String.raw`(${SECRET}\s*:\s*)\d+`, 'gi'), '$10'],
  // Headers and cookies, as an HTTP archive has them and as `curl -i` prints them.
  [new RegExp(String.raw`("name"\s*:\s*${SECRET}\s*,\s*"value"\s*:\s*")${VALUE}`, 'gi'), `$1${STRUCK_OUT}`],
  [/("cookies"\s*:\s*\[)(?:[^\]"]|"(?:[^"\\]|\\.)*"?)+/gi, '$1'],
  [/^(?:set-cookie|[\w-]*token):.*$/gim, STRUCK_OUT],
  [/\bBearer\s+(?:[^\s"',\\]|\\[^"])+/gi, `Bearer ${STRUCK_OUT}`],
  // A JSON Web Token begins with the Base64 of `{"`.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, STRUCK_OUT],
  [/(?<![\w-])\w{32,}/g, (text) => (/\d/.test(text) ? STRUCK_OUT : text)],
  [
    /([?&](?:[\w-]*token|key|pwd|password|sig|signature|code|auth)=)(?:[^&#"\s\\]|\\[^"])+/gi,
    `$1${STRUCK_OUT}`,
  ],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'struck-out@mail.invalid'],
  [/("[^"\s]{0,40}(?:phone|mobile)[^"\s]{0,40}"\s*:\s*)[6-9]\d{9}\b/gi, `$1${STRUCK_OUT_PHONE}`],
  // Another number of JSON, and digits after a word and a hyphen, are of an ID.
  [
    /(?<![\d０-９.]|[a-z]-|":\s{0,9})([+＋]?[9９][1１][\s-]?|[0０][\s-]?)?([6-9６-９])((?:[ \u00A0-]?[\d０-９]){9})(?![\d０-９]|-[a-z])/gi,
    (_, prefix = '', first = '', others = '') =>
      prefix + (first > '9' ? '９' : '9') + others.replaceAll(/\d/g, '0').replaceAll(/[０-９]/g, '０'),
  ],
  // In the digits of an Indian script.
  [/(?:(?![\d０-９])\p{Nd}){10,12}/gu, STRUCK_OUT_PHONE],
];

/**
 * Replaces tokens, phone numbers and mail addresses by texts of the same form, so that the description allows them
 * exactly where it allows the original.
 */
export const strikeOut = (text: string): string =>
  rules.reduce(
    (struck, [pattern, replacement]) => struck.replaceAll(pattern, replacement as () => string),
    text,
  );
