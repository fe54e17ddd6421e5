/** As the API description has it: a longer search is refused. */
const MAX_SEARCH_LENGTH = 100;

/** What is asked for of a search: its beginning, where it is longer. All that has the whole of it has that as well. */
export const searchText = (text: string): string =>
  text.length > MAX_SEARCH_LENGTH ? Array.from(text).slice(0, MAX_SEARCH_LENGTH).join('') : text;
