/** The entries of a built Storybook, from its index. */
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

/** `made` is the command that builds the Storybook. */
export const readIndex = (folder: string, buildCommand: string): Story[] => {
  const file = join(folder, 'index.json');
  if (!existsSync(file))
    throw new Error(
      `There is no built Storybook to take pictures of. Run \`${buildCommand}\`, which builds it.`,
    );
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  return Object.values(entries);
};

export const isStateStory = ({ type, importPath }: Story) =>
  type === 'story' && importPath.endsWith('.states.stories.tsx');
