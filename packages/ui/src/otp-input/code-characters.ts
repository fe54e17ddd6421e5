import { extractCode } from './extract-code.ts';

/** What a code is made of. Digits, where an `OtpInput` is not told otherwise. */
export type CodeCharacters = {
  /** The code in a text, whichever way the text came in; at most `length` characters. */
  extract: (text: string, length: number) => string;
  /** The keyboard that phones show. */
  inputMode: 'numeric' | 'text';
  /** One character, as the input's `pattern` has it: an expression without anchors. */
  pattern: string;
};

export const digits: CodeCharacters = { extract: extractCode, inputMode: 'numeric', pattern: '\\d' };
