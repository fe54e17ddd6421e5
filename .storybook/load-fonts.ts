/**
 * The font of Latin letters. A page applies it once it has loaded, which moves elements that a story has already
 * measured.
 */
const LATIN_FONT = '1em "Anek Latin Variable"';

/**
 * A loader of Storybook, which runs before a story is rendered: without it, a story of a built Storybook would begin
 * before the fonts have loaded.
 */
export const loadFonts = async (): Promise<object> => {
  await document.fonts.load(LATIN_FONT);
  return {};
};
