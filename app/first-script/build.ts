import { join } from 'node:path';
import { bundleScript } from '../build/bundle-script.ts';

const buildInline = async (
  file: string,
  consequence: string,
  define?: Record<string, string>,
): Promise<string> => {
  const script = await bundleScript(
    { rolldownOptions: { input: join(import.meta.dirname, file), output: { format: 'iife' } } },
    define,
  );
  if (script === undefined || script.includes('</'))
    throw new Error(
      `app/first-script/${file} was not built into one text that can stand in a document, so ${consequence}. Look at its imports.`,
    );
  return script;
};

/** The first script of every document, as text: the Content-Security-Policy names it by its hash. */
export const buildFirstScript = (): Promise<string> =>
  buildInline('first-script.ts', 'no document would recover from a file that is missing');

/** The script that sends the first call of a signed-in page, for the documents of a language. */
export const buildEarlyCall = async (apiBaseUrl: string): Promise<(prefix: string) => string> => {
  const script = await buildInline('early-call.entry.ts', 'no page would send its first call early', {
    'import.meta.env.VITE_API_BASE_URL': JSON.stringify(apiBaseUrl),
    // A variable, because the build would inline a literal prefix and compute its length.
    PREFIX: 'pathPrefix',
  });
  return (prefix) => `{const pathPrefix='${prefix}';${script}}`;
};
