/** The limit of the API description: a longer search is rejected. */
const MAX_SEARCH_LENGTH = 100;

/**
 * The text that is sent for a search, truncated to the limit. A name that contains the whole text contains its
 * beginning as well.
 */
export const truncateSearch = (text: string): string =>
  text.length > MAX_SEARCH_LENGTH ? Array.from(text).slice(0, MAX_SEARCH_LENGTH).join('') : text;
