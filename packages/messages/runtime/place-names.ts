/** The names of places in the language that is spoken, by their English one: tests and scripts speak English. */
export const placeNames: Record<string, string> = {};
