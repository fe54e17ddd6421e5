/** What stands in a text where a value goes in: `{phone}`, in each language under the same name. */
const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** The names of the values that a text takes, each once. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** The text with each placeholder replaced. */
export const replacePlaceholders = (text: string, by: (name: string) => string): string =>
  text.replaceAll(PLACEHOLDER, (_placeholder, name: string) => by(name));
