import type { ReactNode } from 'react';
import { noBreak } from './prevent-hyphen-breaks.css.ts';

/** Letters, a hyphen, letters: a word that a browser would break at the hyphen. */
const HYPHENATED_WORD = /(\S*[^\s-]-[^\s-]\S*)/u;

/** A word of three, such as `mother-to-mother`, would fill a line of a phone. */
const hasOneHyphen = (word: string): boolean => word.split('-').length === 2;

/**
 * Prevents a line break at the hyphen of a title: `wind-down` moves to the next line as a whole, if it fits there. The
 * text is unchanged for search, copy and assistive technology.
 */
export const unbrokenWords = (text: string): ReactNode =>
  text.split(HYPHENATED_WORD).map((segment, index) =>
    index % 2 && hasOneHyphen(segment) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a word of a text has no other key
      <span key={index} className={noBreak}>
        {segment}
      </span>
    ) : (
      segment
    ),
  );
