/** What the pages tell is read from the repository by each build: `virtual:told`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readChanges } from '../stories-index/changes.ts';
import { readMatrix } from '../stories-index/matrix.ts';
import { readParts, readStatuses } from '../stories-index/components.ts';
import { readStories } from '../stories-index/read-stories.ts';

/** The product with its backend in the page: `pnpm --filter @janani/app run build:playground` makes it. */
export const playground = join(import.meta.dirname, '../../app/dist/playground');

/** What the backend team verifies with, as a zip: `pnpm pact kit` makes it. */
export const providerKit = join(import.meta.dirname, '../../pact/dist');

const UNRELEASED = '0.0.0';
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/ui/package.json'), 'utf8'),
) as { version: string };

const modules: Record<string, () => unknown> = {
  'virtual:told/start': () => ({
    parts: readParts(),
    meaning: readStatuses().meaning,
    changes: readChanges(),
    isReleased: version !== UNRELEASED,
    hasPlayground: existsSync(playground),
    hasProviderKit: existsSync(providerKit),
    screens: readStories().filter(({ tags }) => tags.includes('screens')).length,
  }),
  'virtual:told/requirements': readMatrix,
};

export const trackedPages: Plugin = {
  name: 'janani:told',
  resolveId: { filter: { id: /^virtual:told\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:told\// },
    handler: (id) => `export default ${JSON.stringify(modules[id.slice(1)]?.())};`,
  },
};
