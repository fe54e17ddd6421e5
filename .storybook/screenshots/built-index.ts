/** The entries of a built Storybook, from its index. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const storybookFolder = join(import.meta.dirname, '../../.cache/storybook');

export type Story = {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags: string[];
};

/** `buildCommand` is named in the error if there is no built Storybook. */
export const readIndex = (folder: string, buildCommand: string): Story[] => {
  const file = join(folder, 'index.json');
  if (!existsSync(file))
    throw new Error(
      `There is no built Storybook, so no screenshot can be taken. Run \`${buildCommand}\`, which builds it.`,
    );
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries);
};

export const isStateStory = ({ type, importPath }: Story) =>
  type === 'story' && importPath.endsWith('.states.stories.tsx');
