/** Every story, read from its file: without a build, and with Storybook's own parser. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from '../../tools/setup.mjs';

export type StorySummary = {
  id: string;
  /** Its title in the sidebar: `Fields/PhoneField`. */
  title: string;
  name: string;
  /** Relative to the root of the repository. */
  file: string;
  /** The tags of the story and of its file. */
  tags: string[];
  /** Whether its play function presses keys. */
  pressesKeys: boolean;
};

const FOLDERS = ['packages/ui/src', 'packages/ui/docs', 'app/screens'];
/** The tag of a requirement, a rule of a component, a decision, a trap or a criterion of WCAG. */
export const ID_TAG = /^(?:[A-Z]{1,2}-\d{2}|[A-Z]\w+ (?:\d+|[a-e])|trap \d+|WCAG \d\.\d\.\d+)$/;
const KEY_PRESS = /userEvent\s*\.(?:keyboard|tab|type)\(/;

const parseStories = (file: string): StorySummary[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const { meta, _stories: stories } = loadCsf(source, {
    fileName: file,
    makeTitle: (title?: string) => title ?? '',
  }).parse();
  const sections = source.split(/^(?=export const )/m);
  return Object.entries(stories).map(([exportName, { id, name, tags = [] }]) => ({
    id,
    title: meta.title ?? '',
    name: name ?? exportName,
    file,
    tags: [...new Set([...(meta.tags ?? []), ...tags])],
    pressesKeys: sections.some(
      (section) => new RegExp(`^export const ${exportName}\\b`).test(section) && KEY_PRESS.test(section),
    ),
  }));
};

/** The stories of the design system and of the product's screens. */
export const readStories = (): StorySummary[] =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.stories.tsx`, { cwd: root }))
    .toSorted()
    .flatMap(parseStories);
