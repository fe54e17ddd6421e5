/** The state stories of a built Storybook, from its index. */
import { isStateStory, readIndex, storybook } from './built-index.ts';

export { storybook, type Story } from './built-index.ts';

const all = readIndex(storybook, 'pnpm test screenshots');

/** Screens of the product (app/screens). */
export const screenStories = all.filter(({ type, tags }) => type === 'story' && tags.includes('screens'));

export const stateStories = all.filter(isStateStory);

/** Stories of components with a play function. */
export const playedStories = all.filter(
  ({ type, tags }) => type === 'story' && tags.includes('play-fn') && !tags.includes('screens'),
);

/** The pages about components and foundations. */
export const docsPages = all.filter(({ type }) => type === 'docs');
