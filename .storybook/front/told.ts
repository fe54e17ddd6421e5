/** What the pages tell is read from the repository by each build: `virtual:told`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readChanges } from '../../scripts/stories/changes.ts';
import { readMatrix } from '../../scripts/stories/matrix.ts';
import { readParts, readStatuses } from '../../scripts/stories/parts.ts';
import { readStories } from '../../scripts/stories/read-stories.ts';

/** The product with its backend in the page: `pnpm build:playground` makes it. */
export const playground = join(import.meta.dirname, '../../app/dist/playground');

const modules: Record<string, () => unknown> = {
  'virtual:told/start': () => ({
    parts: readParts(),
    meaning: readStatuses().meaning,
    changes: readChanges(),
    hasPlayground: existsSync(playground),
    screens: readStories().filter(({ tags }) => tags.includes('wall')).length,
  }),
  'virtual:told/requirements': readMatrix,
};

export const toldPages: Plugin = {
  name: 'janani:told',
  resolveId: { filter: { id: /^virtual:told\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:told\// },
    handler: (id) => `export default ${JSON.stringify(modules[id.slice(1)]?.())};`,
  },
};
