import type { MagicString } from 'magic-string';

/**
 * A build is independent of languages: each text is a mark, which the files of each language replace with their text
 * (in-language.ts). A plain text is a string, which a minifier may move and quote freely; a text with values is the
 * name of a function. The language is the name of a function too, because a minifier could compare two strings before
 * they are replaced.
 */
const MARK = /__text(?::([\w.-]+?)|_([A-Za-z\d$]+))__/g;

/** The prefix of the components' texts. */
export const COMPONENTS = 'ui.';

export const plainMark = (key: string): string => `__text:${key}__`;
export const functionMark = (key: string): string => `__text_${key.replaceAll('.', '$')}__`;
export const LANGUAGE_MARK = '__text_$language__';
export const REACT_ARIA_MARK = '__text_$reactAria__';
export const PLACE_NAMES_MARK = '__text_$places__';

type Replacements = {
  plain: (key: string) => string;
  function: (key: string) => string;
  language: string;
  /** The dictionary of react-aria, as an expression. */
  reactAria: string;
  /** The place names of the backend in the language, as an expression. */
  placeNames: string;
};

/** Replaces every mark in a script. */
export const replaceMarks = (script: MagicString, by: Replacements): MagicString => {
  const otherMarks = new Map([
    [LANGUAGE_MARK, () => JSON.stringify(by.language)],
    [REACT_ARIA_MARK, () => by.reactAria],
    [PLACE_NAMES_MARK, () => by.placeNames],
  ]);
  return script.replaceAll(MARK, (mark: string, plain?: string, name = '') =>
    plain === undefined
      ? (otherMarks.get(mark)?.() ?? by.function(name.replaceAll('$', '.')))
      : by.plain(plain),
  );
};
