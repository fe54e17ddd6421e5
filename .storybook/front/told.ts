/** What the pages tell is read from the repository by each build: `virtual:told`. */
import type { Plugin } from 'vite';
import { readChanges } from '../../scripts/stories/changes.ts';
import { readMatrix } from '../../scripts/stories/matrix.ts';
import { readParts, readStatuses } from '../../scripts/stories/parts.ts';
import { readStories } from '../../scripts/stories/read-stories.ts';

const modules: Record<string, () => unknown> = {
  'virtual:told/start': () => ({
    parts: readParts(),
    meaning: readStatuses().meaning,
    changes: readChanges(),
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
