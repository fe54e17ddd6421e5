import { extractCode } from './extract-code.ts';

/** The characters of a code. Digits by default. */
export type CodeCharacters = {
  /** The code in a text, however the text was entered; at most `length` characters. */
  extract: (text: string, length: number) => string;
  /** The on-screen keyboard that phones show. */
  inputMode: 'numeric' | 'text';
  /** One character, for the input's `pattern`: an expression without anchors. */
  pattern: string;
};

export const digits: CodeCharacters = { extract: extractCode, inputMode: 'numeric', pattern: '\\d' };
