import type { ReactNode } from 'react';
import { noBreak } from './prevent-hyphen-breaks.css.ts';

/** Letters, a hyphen, letters: a word that a browser would break at the hyphen. */
const HYPHENATED_WORD = /(\S*[^\s-]-[^\s-]\S*)/u;

/**
 * Prevents line breaks at the hyphens of a title: `wind-down` moves to the next line as a whole, if it fits there. The
 * text is unchanged for search, copy and assistive technology.
 */
export const unbrokenWords = (text: string): ReactNode =>
  text.split(HYPHENATED_WORD).map((segment, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a word of a text has no other key
      <span key={index} className={noBreak}>
        {segment}
      </span>
    ) : (
      segment
    ),
  );
