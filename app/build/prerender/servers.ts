import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, SOURCE_LANGUAGE } from '@janani/messages/src/language-list.ts';
import { copyTranslatedScripts } from '@janani/messages/vite/translate-scripts.ts';
import type { ServerEntry } from './page.ts';

const importFrom = async (folder: string) =>
  (await import(pathToFileURL(join(folder, 'main.server.js')).href)) as ServerEntry;

/** The server build of the app in each offered language: each is a copy with the texts of the language. */
export const loadServers = async (folder: string): Promise<{ language: Language; entry: ServerEntry }[]> => {
  const inLanguage = async (language: Language) => {
    const copy = join(folder, language);
    copyTranslatedScripts(folder, copy, language);
    return { language, entry: await importFrom(copy) };
  };
  const source = await inLanguage(SOURCE_LANGUAGE);
  const otherLanguages = source.entry.offeredLanguages.filter((language) => language !== SOURCE_LANGUAGE);
  return [source, ...(await Promise.all(otherLanguages.map(inLanguage)))];
};
