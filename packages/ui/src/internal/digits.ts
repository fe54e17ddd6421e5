const DIGIT = /\p{Nd}/u;
const DIGITS_IN_A_SCRIPT = 10;

// Unicode gives each script's digits ten consecutive code points, from zero to nine.
const digitValue = (character: string): number => {
  const codePoint = character.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (codePoint - zero) % DIGITS_IN_A_SCRIPT;
};

const PRINTABLE_ASCII = /^[ -~]*$/;

// Decision T-29.
/** Converts the digits of any script (`९`, `௯`, `٩`) to `0` to `9`; leaves all other characters. */
export const toAsciiDigits = (text: string): string =>
  // A fast path for nearly every text, since Unicode regular expressions are slow.
  PRINTABLE_ASCII.test(text) ? text : text.replace(/\p{Nd}/gu, (character) => String(digitValue(character)));

/** The digits of a text in ASCII, without anything between them: `९८-76 5` is `98765`. */
export const getDigits = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');
