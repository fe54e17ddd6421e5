import { join } from 'node:path';
import { builtScript } from '../build/built-script.ts';

/** The first script of every document, as text: the Content-Security-Policy names it by its hash. */
export const buildFirstScript = async (): Promise<string> => {
  const script = await builtScript({
    rolldownOptions: { input: join(import.meta.dirname, 'first-script.ts'), output: { format: 'iife' } },
  });
  if (script === undefined || script.includes('</'))
    throw new Error(
      'app/first-script/first-script.ts was not built into one text that can stand in a document, so no document would recover from a file that is missing. Look at its imports.',
    );
  return script;
};
