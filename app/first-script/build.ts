import { join } from 'node:path';
import { build } from 'vite';

/** The script that stands first in every document, as a text: the Content-Security-Policy names it by its hash. */
export const buildFirstScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'first-script.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code.trim()] : []));
  if (script === undefined || script.includes('</'))
    throw new Error(
      'app/first-script/first-script.ts was not built into one text that can stand in a document, so no document would recover from a file that is missing. Look at its imports.',
    );
  return script;
};
