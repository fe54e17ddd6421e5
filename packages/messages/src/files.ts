import { join } from 'node:path';
import { languages } from './language-list.ts';

const root = join(import.meta.dirname, '../../..');

/** The files with the texts of one package. */
export type TextSource = {
  /** The project name in the header of its catalogues. */
  project: string;
  /** A short description of who uses the texts. */
  what: string;
  folder: string;
  /** The English texts, from which the catalogues of the other languages are made. */
  template: string;
  /** The modules that use them, from the root of the repository. */
  modules: string;
  /** The suffix of its exported files. */
  suffix: string;
};

const textSource = (
  what: string,
  project: string,
  folder: string,
  modules: string,
  suffix: string,
): TextSource => ({
  what,
  project,
  folder: join(root, folder),
  template: join(root, folder, 'en.pot'),
  modules,
  suffix,
});

export const appTextSource = textSource(
  'the app',
  'janani-app',
  'packages/messages/catalogues',
  'app/src/**/*.{ts,tsx}',
  '',
);
export const componentTextSource = textSource(
  'the components',
  'janani-ui',
  'packages/ui/messages',
  'packages/ui/src/**/*.{ts,tsx}',
  '.ui',
);
export const textSources = [appTextSource, componentTextSource];

export const catalogueFile = ({ folder }: TextSource, language: string): string =>
  join(folder, `${language}.po`);

/** The locale of a language; one that is not listed yet is assumed to be Indian. */
export const getLocale = (language: string): string =>
  new Map(Object.entries(languages)).get(language)?.locale ?? `${language}-IN`;
