/**
 * The face of the Latin letters. A page swaps it in once it has loaded, which moves elements that a story has measured
 * before.
 */
const LATIN = '1em "Anek Latin Variable"';

/**
 * Before a story is rendered: a built Storybook loads fonts as any page does, and a story would begin before they have
 * loaded.
 */
export const fontsFirst = async (): Promise<object> => {
  await document.fonts.load(LATIN);
  return {};
};
