import type { ReactNode } from 'react';
import { wholeWord } from './unbroken-words.css.ts';

/** Letters, a hyphen, letters: what a browser would break in two. */
const HYPHENATED = /(\S*[^\s-]-[^\s-]\S*)/u;

/**
 * A title whose hyphenated words go to the next line whole, where one has room for them: `wind-down` does not end in
 * `wind-`. The text stays as it is for search, copy and assistive technology.
 */
export const wholeWords = (text: string): ReactNode =>
  text.split(HYPHENATED).map((part, place) =>
    place % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a word of a text has no other name
      <span key={place} className={wholeWord}>
        {part}
      </span>
    ) : (
      part
    ),
  );
