import type { ReactNode } from 'react';
import { wholeWord } from './unbroken-words.css.ts';

/** Letters, a hyphen, letters: a word that a browser would break at the hyphen. */
const HYPHENATED = /(\S*[^\s-]-[^\s-]\S*)/u;

/**
 * A title whose hyphenated words move to the next line as a whole, if they fit there: no line ends with `wind-` of
 * `wind-down`. The text is unchanged for search, copy and assistive technology.
 */
export const unbrokenWords = (text: string): ReactNode =>
  text.split(HYPHENATED).map((segment, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a word of a text has no other key
      <span key={index} className={wholeWord}>
        {segment}
      </span>
    ) : (
      segment
    ),
  );
