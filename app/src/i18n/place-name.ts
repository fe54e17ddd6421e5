import { placeNames } from '#place-names';

const names = new Map(Object.entries(placeNames));

/**
 * The name of a state in the page's language, for the English name from the backend; unknown names are returned
 * unchanged.
 */
export const translateStateName = (name: string): string => names.get(name) ?? name;
