/** The placeholder of a value in a text: `{phone}`, with the same name in each language. */
const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** The names of the values in a text, each once. */
export const findPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Replaces each placeholder by the result of `replace`. */
export const replacePlaceholders = (text: string, replace: (name: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_placeholder, name: string) => replace(name));
