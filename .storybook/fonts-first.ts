/** The face of the Latin letters. A page swaps it in when it has come, which moves what a story has measured by then. */
const LATIN = '1em "Anek Latin Variable"';

/** Before a story is drawn: a built Storybook fetches fonts like any page, and a story would begin before they are there. */
export const fontsFirst = async (): Promise<object> => {
  await document.fonts.load(LATIN);
  return {};
};
