export const STRUCK_OUT = 'STRUCK-OUT';
/** What a phone number becomes. */
export const STRUCK_OUT_PHONE = '9000000000';

const SECRET = String.raw`"[^"\s]{0,40}(?:token|authori[sz]ation|cookie|password|secret|api[-_]?key)[^"\s]{0,40}"`;
const VALUE = String.raw`(?:[^"\\]|\\[^"])+`;

/** Keeps the form of a phone number: its length, its separators and a country code or zero. */
const replaceDigits = (text: string) => {
  const national = text.replaceAll(/\D/g, '').length - STRUCK_OUT_PHONE.length;
  let index = 0;
  return text.replaceAll(/\d/g, (digit) => {
    index += 1;
    return index <= national ? digit : (STRUCK_OUT_PHONE[index - national - 1] ?? '0');
  });
};

/** In linear time: no pattern begins inside of what it has tried before. */
const rules: [pattern: RegExp, replacement: string | ((text: string, ...groups: string[]) => string)][] = [
  [new RegExp(String.raw`(${SECRET}\s*:\s*\\*")${VALUE}`, 'gi'), `$1${STRUCK_OUT}`],
  [new RegExp(String.raw`(${SECRET}\s*:\s*)\d+`, 'gi'), '$10'],
  // Headers and cookies, as an HTTP archive has them and as `curl -i` prints them.
  [new RegExp(String.raw`("name"\s*:\s*${SECRET}\s*,\s*"value"\s*:\s*")${VALUE}`, 'gi'), `$1${STRUCK_OUT}`],
  [/("cookies"\s*:\s*\[)[^\]]+/gi, '$1'],
  [/^(?:set-cookie|[\w-]*token):.*$/gim, STRUCK_OUT],
  [/\bBearer\s+[^\s"',]+/gi, `Bearer ${STRUCK_OUT}`],
  // A JSON Web Token begins with the Base64 of `{"`.
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, STRUCK_OUT],
  [/(?<![\w-])\w{32,}/g, (text) => (/\d/.test(text) ? STRUCK_OUT : text)],
  [/([?&](?:[\w-]*token|key|pwd|password|sig|signature|code|auth)=)[^&#"\s]+/gi, `$1${STRUCK_OUT}`],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, 'struck-out@mail.invalid'],
  // As a number only where its name is that of a phone: others are IDs.
  [/("[^"\s]*(?:phone|mobile)[^"\s]*"\s*:\s*)[6-9]\d{9}\b/gi, `$1${STRUCK_OUT_PHONE}`],
  [/(?<![\w.-])(?<!":\s*)(\+?91[\s-]?|0)?[6-9](\d{4}[\s-]?\d{5})(?![\w-])/g, replaceDigits],
  // In other groups, or in the digits of another script.
  [/(?<=")[+(]?\d(?:[\s()-]*\d){9,12}(?=")/g, replaceDigits],
  [/\p{Nd}{10,12}/gu, (text) => (/[^\d]/.test(text) ? STRUCK_OUT_PHONE : text)],
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
