/** A title before a name, in the languages of the names. */
const TITLE = /^(dr|mr|mrs|ms|smt|shri|prof|डॉ|श्रीमती|श्री)(\.?) /iu;

/** A name whose title is not left alone at the end of a line. */
export const getUnbrokenName = (name: string): string => name.replace(TITLE, '$1$2\u00A0');
