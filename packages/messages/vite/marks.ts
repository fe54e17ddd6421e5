/**
 * A build knows no language: where a text is said it has a mark, which each language's files have its text in place
 * of (in-language.ts). A plain text is a string, which a minifier may move and quote as it likes; one with values is
 * the name of a function; and so is the language, for two strings could be compared before they are what they will be.
 */
const PLAIN = /__text:([\w.-]+)__/g;
const NAMED = /__text_([A-Za-z\d$]+)__/g;

/** Before the names of the components' texts. */
export const COMPONENTS = 'ui.';

export const plainMark = (key: string): string => `__text:${key}__`;
export const functionMark = (key: string): string => `__text_${key.replaceAll('.', '$')}__`;
export const LANGUAGE_MARK = '__text_$language__';
export const REACT_ARIA_MARK = '__text_$reactAria__';
export const PLACES_MARK = '__text_$places__';

type Replacing = {
  plain: (key: string) => string;
  function: (key: string) => string;
  language: string;
  /** The dictionary of react-aria, as an expression. */
  reactAria: string;
  /** The names of places, as an expression. */
  places: string;
};

/** A script with everything in the place of its mark. */
export const replaceMarks = (script: string, by: Replacing): string =>
  script
    .replaceAll(LANGUAGE_MARK, () => JSON.stringify(by.language))
    .replaceAll(REACT_ARIA_MARK, () => by.reactAria)
    .replaceAll(PLACES_MARK, () => by.places)
    .replaceAll(PLAIN, (_mark, key: string) => by.plain(key))
    .replaceAll(NAMED, (_mark, name: string) => by.function(name.replaceAll('$', '.')));
