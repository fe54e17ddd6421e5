import { getDigits, toAsciiDigits } from '../internal/digits.ts';

// Spec §5.
/** Length of an Indian mobile number without its prefix. */
export const PHONE_LENGTH = 10;

const COUNTRY_CODE = '91';
const COUNTRY_CODE_BY_DIALLING = '0091';
/** Other common prefixes of the ten digits: the country code without a plus, the trunk zero. */
const OTHER_PREFIXES = [COUNTRY_CODE, '0'];

const startsWithPlus = (text: string) => /^\D*[+＋]/.test(toAsciiDigits(text));

const getPrefix = (text: string, digits: string): string => {
  if (digits.startsWith(COUNTRY_CODE_BY_DIALLING)) return COUNTRY_CODE_BY_DIALLING;
  if (startsWithPlus(text) && digits.startsWith(COUNTRY_CODE)) return COUNTRY_CODE;
  const isPrefix = (prefix: string) =>
    digits.startsWith(prefix) && digits.length === prefix.length + PHONE_LENGTH;
  return OTHER_PREFIXES.find(isPrefix) ?? '';
};

// Decision T-29.
/**
 * The digits of a phone number that was pasted or filled in as a whole: digits of any script as ASCII, without a
 * leading `+91` or `0091`, and without `91` or `0` before ten digits.
 */
export const normalizePhone = (text: string): string => {
  const digits = getDigits(text);
  return digits.slice(getPrefix(text, digits).length);
};
