/** Every story as its file says it: without a build, and as Storybook itself reads it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../../tools/setup.mjs';

export type StoryFacts = {
  id: string;
  /** Its place in the sidebar: `Fields/PhoneField`. */
  title: string;
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Those of the story and of its file. */
  tags: string[];
  /** Whether somebody presses keys in it. */
  usesKeys: boolean;
};

const FOLDERS = ['packages/ui/src', 'packages/ui/docs', 'app/screens'];
/** What a requirement, a rule of a component, a decision, a trap or a criterion of WCAG is called as a tag. */
export const ID_TAG = /^(?:[A-Z]{1,2}-\d{2}|[A-Z]\w+ (?:\d+|[a-e])|trap \d+|WCAG \d\.\d\.\d+)$/;
const KEYS = /userEvent\s*\.(?:keyboard|tab|type)\(/;

const storiesOf = (file: string): StoryFacts[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const { meta, _stories: stories } = loadCsf(source, {
    fileName: file,
    makeTitle: (title?: string) => title ?? '',
  }).parse();
  const parts = source.split(/^(?=export const )/m);
  return Object.entries(stories).map(([exportName, { id, name, tags = [] }]) => ({
    id,
    title: meta.title ?? '',
    name: name ?? exportName,
    file,
    tags: [...new Set([...(meta.tags ?? []), ...tags])],
    usesKeys: parts.some(
      (part) => new RegExp(`^export const ${exportName}\\b`).test(part) && KEYS.test(part),
    ),
  }));
};

/** The stories of the design system and of the product's screens. */
export const readStories = (): StoryFacts[] =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.stories.tsx`, { cwd: root }))
    .toSorted()
    .flatMap(storiesOf);
