import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FILES, DIGEST_LENGTH } from '../../src/loading/built-files.ts';
import type { Language } from '@janani/messages/src/language-list.ts';
import { isScriptOfLanguage } from '@janani/messages/vite/translate-scripts.ts';
import { readScript, writeScript } from '@janani/messages/vite/mapped-script.ts';
import { computeDigest } from '../../worker/integrity.ts';

/** A page loads the files of its own language only. */
const writeDigests = (assets: string, language: Language): void => {
  const files = readdirSync(assets)
    .filter((name) => name.endsWith('.css') || isScriptOfLanguage(name, language))
    .map((name) => ({ name, content: readFileSync(join(assets, name)) }));
  const targets = files.filter(({ content }) => content.includes(BUILT_FILES));
  const [holder] = targets;
  if (!holder || targets.length > 1)
    throw new Error(
      `${targets.length} scripts of the build contain "${BUILT_FILES}", and it must be one: otherwise a chunk cannot be distinguished from the page of a proxy. Check app/src/loading/built-files.ts.`,
    );
  const digests = files
    .filter((file) => file !== holder)
    .map(({ name, content }) => `${name}:${computeDigest(content).slice(0, DIGEST_LENGTH)}`);
  const file = join(assets, holder.name);
  writeScript(file, readScript(file), (script) => script.replace(BUILT_FILES, () => digests.join(',')));
};

/**
 * Writes the list of built files into the script that fetches chunks (src/loading/built-files.ts). That script cannot
 * list itself; the document has its integrity. Its name contains a digest of all other names, which change with their
 * contents.
 */
export const writeAllDigests = (folder: string, languages: readonly Language[]): void => {
  for (const language of languages) writeDigests(join(folder, 'assets'), language);
};
