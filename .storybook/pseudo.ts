/** `pnpm lab pseudo`: the stories in a pseudo-language, long, accented and in brackets. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';
import { compileMessages } from '@janani/messages/src/component-messages.ts';
import { createPseudoCatalogue } from '@janani/messages/src/pseudo.ts';

const isPseudo = process.env['JANANI_PSEUDO'] !== undefined;
/** A locale whose dates have no Latin letters, so that hardcoded English stands out. */
const LOCALE = 'ta-IN';

const compilePseudoMessages = (): string => {
  const source = readCatalogue(join(import.meta.dirname, '../packages/ui/messages/en.pot'));
  return compileMessages(createPseudoCatalogue(source, LOCALE), source);
};

/** Provides the components' pseudo-messages, and removes the play functions, since these search for English texts. */
export const pseudoStories: Plugin = {
  name: 'janani:pseudo-stories',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:pseudo-words$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:pseudo-words$/ },
    handler: () =>
      isPseudo
        ? `export const pseudo = { locale: '${LOCALE}', messages: ${compilePseudoMessages()} };`
        : 'export const pseudo = undefined;',
  },
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      if (!isPseudo) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const deletions = names.map((name) => `delete (${name} as { play?: unknown }).play;`);
      return { code: `${code}\n${deletions.join('\n')}\n`, map: null };
    },
  },
};
