import { join } from 'node:path';
import { languages } from './language-list.ts';

const root = join(import.meta.dirname, '../../..');

/** Where texts of one package stand. */
export type Words = {
  /** What its catalogues call themselves. */
  project: string;
  /** What says them. */
  what: string;
  folder: string;
  /** The English texts, of which the catalogues of the other languages are made. */
  template: string;
  /** The modules that say them, from the root of the repository. */
  modules: string;
  /** What tells its exported files from those of the other one. */
  suffix: string;
};

const wordsIn = (what: string, project: string, folder: string, modules: string, suffix: string): Words => ({
  what,
  project,
  folder: join(root, folder),
  template: join(root, folder, 'en.pot'),
  modules,
  suffix,
});

export const appWords = wordsIn(
  'the app',
  'janani-app',
  'packages/messages/catalogues',
  'app/src/**/*.{ts,tsx}',
  '',
);
export const componentWords = wordsIn(
  'the components',
  'janani-ui',
  'packages/ui/words',
  'packages/ui/src/**/*.{ts,tsx}',
  '.ui',
);
export const allWords = [appWords, componentWords];

export const catalogueFile = ({ folder }: Words, language: string): string => join(folder, `${language}.po`);

/** The locale of a language; one that is still to be listed is spoken in India. */
export const localeOf = (language: string): string =>
  new Map(Object.entries(languages)).get(language)?.locale ?? `${language}-IN`;
