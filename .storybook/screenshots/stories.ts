/** The state stories of a built Storybook, from its index. */
import { isStateStory, readIndex, storybookFolder } from './built-index.ts';

export { storybookFolder, type Story } from './built-index.ts';

const allStories = readIndex(storybookFolder, 'pnpm test screenshots');

/** Screens of the product (app/screens). */
export const screenStories = allStories.filter(
  ({ type, tags }) => type === 'story' && tags.includes('screens'),
);

export const stateStories = allStories.filter(isStateStory);

/** Stories of components with a play function. */
export const storiesWithPlay = allStories.filter(
  ({ type, tags }) => type === 'story' && tags.includes('play-fn') && !tags.includes('screens'),
);

/** The pages about components and foundations. */
export const docsPages = allStories.filter(({ type }) => type === 'docs');
