/** The state stories of a built Storybook, from its index. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const storybook = join(import.meta.dirname, '../../.cache/storybook');

export type Story = {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
};

const readIndex = (): Story[] => {
  const file = join(storybook, 'index.json');
  if (!existsSync(file))
    throw new Error(
      'There is no built Storybook to take pictures of. Run `pnpm test pictures`, which builds it.',
    );
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries);
};

const all = readIndex();

/** Screens of the product (app/wall). */
export const wallStories = all.filter(({ type, tags }) => type === 'story' && tags.includes('wall'));

export const stateStories = all.filter(
  ({ type, importPath }) => type === 'story' && importPath.endsWith('.states.stories.tsx'),
);

/** Stories of parts that do something by themselves, and look whether it came about. */
export const playedStories = all.filter(
  ({ type, tags }) => type === 'story' && tags.includes('play-fn') && !tags.includes('wall'),
);

/** The pages about parts and foundations. */
export const docsPages = all.filter(({ type }) => type === 'docs');
