/** `pnpm lab pseudo`: the stories in a pseudo-language, long, accented and in brackets. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCatalogue } from '@janani/messages/src/catalogue.ts';
import { messagesExpression } from '@janani/messages/src/component-messages.ts';
import { pseudoCatalogue } from '@janani/messages/src/pseudo.ts';

const isPseudo = process.env['JANANI_PSEUDO'] !== undefined;
/** Its dates are not in Latin letters. */
const LOCALE = 'ta-IN';

const messages = (): string => {
  const source = readCatalogue(join(import.meta.dirname, '../packages/ui/messages/en.pot'));
  return messagesExpression(pseudoCatalogue(source, LOCALE), source);
};

/** The components' messages; and their stories unchanged, since play functions search for English texts. */
export const pseudoStories: Plugin = {
  name: 'janani:pseudo-stories',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:pseudo-words$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:pseudo-words$/ },
    handler: () =>
      isPseudo
        ? `export const pseudo = { locale: '${LOCALE}', messages: ${messages()} };`
        : 'export const pseudo = undefined;',
  },
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      if (!isPseudo) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const ends = names.map((name) => `delete (${name} as { play?: unknown }).play;`);
      return { code: `${code}\n${ends.join('\n')}\n`, map: null };
    },
  },
};
