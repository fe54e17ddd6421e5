import { placeNames } from '#place-names';

const names = new Map(Object.entries(placeNames));

/** A state that the backend names in English, in the page's language; as it is where that has no name for it. */
export const placeName = (name: string): string => names.get(name) ?? name;
