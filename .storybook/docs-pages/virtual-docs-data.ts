/** The module `virtual:docs-data`: the data of our own docs pages, which each build reads from the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readChanges } from '../stories-index/changes.ts';
import { readMatrix } from '../stories-index/matrix.ts';
import { readComponents, readStatuses } from '../stories-index/components.ts';
import { readStories } from '../stories-index/read-stories.ts';

/** The product with its backend in the page: `pnpm --filter @janani/app run build:playground` builds it. */
export const playgroundFolder = join(import.meta.dirname, '../../app/dist/playground');

/** The backend team's verification kit, as a zip: `pnpm pact kit` builds it. */
export const providerKitFolder = join(import.meta.dirname, '../../pact/dist');

const UNRELEASED = '0.0.0';
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/ui/package.json'), 'utf8'),
) as { version: string };

const modules: Record<string, () => unknown> = {
  'virtual:docs-data/start': () => ({
    components: readComponents(),
    statusDescriptions: readStatuses().statusDescriptions,
    changes: readChanges(),
    isReleased: version !== UNRELEASED,
    hasPlayground: existsSync(playgroundFolder),
    hasProviderKit: existsSync(providerKitFolder),
    screens: readStories().filter(({ tags }) => tags.includes('screens')).length,
  }),
  'virtual:docs-data/requirements': readMatrix,
};

export const virtualDocsData: Plugin = {
  name: 'janani:docs-data',
  resolveId: { filter: { id: /^virtual:docs-data\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:docs-data\// },
    handler: (id) => `export default ${JSON.stringify(modules[id.slice(1)]?.())};`,
  },
};
