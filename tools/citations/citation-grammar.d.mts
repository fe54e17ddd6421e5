/** The anchors of a place; undefined where there is no such place. */
type Known = (place: string) => { has: (anchor: string) => boolean } | undefined;
export const anchorsIn: (page: string) => string[];
export const problemsIn: (known: Known, file: string, text: string) => string[];
