import type { MagicString } from 'magic-string';

/**
 * A build is independent of languages: each text is a marker, which the files of each language replace with their text
 * (translate-scripts.ts). A plain text is a string, which a minifier may move and quote freely; a text with values is the
 * name of a function. The language is the name of a function too, because a minifier could compare two strings before
 * they are replaced.
 */
const MARKER = /__text(?::([\w.-]+?)|_([A-Za-z\d$]+))__/g;

/** The prefix of the components' texts. */
export const COMPONENT_KEY_PREFIX = 'ui.';

export const plainMarker = (key: string): string => `__text:${key}__`;
export const functionMarker = (key: string): string => `__text_${key.replaceAll('.', '$')}__`;
export const LANGUAGE_MARKER = '__text_$language__';
export const REACT_ARIA_MARKER = '__text_$reactAria__';
export const PLACE_NAMES_MARKER = '__text_$places__';

type Replacements = {
  plain: (key: string) => string;
  function: (key: string) => string;
  language: string;
  /** The dictionary of react-aria, as an expression. */
  reactAria: string;
  /** The place names of the backend in the language, as an expression. */
  placeNames: string;
};

/** Replaces every marker in a script. */
export const replaceMarkers = (script: MagicString, replacements: Replacements): MagicString => {
  const otherMarkers = new Map([
    [LANGUAGE_MARKER, () => JSON.stringify(replacements.language)],
    [REACT_ARIA_MARKER, () => replacements.reactAria],
    [PLACE_NAMES_MARKER, () => replacements.placeNames],
  ]);
  return script.replaceAll(MARKER, (marker: string, plain?: string, name = '') =>
    plain === undefined
      ? (otherMarkers.get(marker)?.() ?? replacements.function(name.replaceAll('$', '.')))
      : replacements.plain(plain),
  );
};
