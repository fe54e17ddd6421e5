import { join } from 'node:path';
import { languages } from './language-list.ts';

const root = join(import.meta.dirname, '../../..');

/** The files with the texts of one package. */
export type TextSource = {
  /** The project name in the header of its catalogues. */
  project: string;
  /** What uses the texts, for messages of the command line. */
  description: string;
  folder: string;
  /** The file of the English texts, from which the catalogues of the other languages are created. */
  template: string;
  /** A glob of the modules that use the texts, relative to the root of the repository. */
  modules: string;
  /** The suffix of its exported files. */
  suffix: string;
};

const createTextSource = (
  description: string,
  project: string,
  folder: string,
  modules: string,
  suffix: string,
): TextSource => ({
  description,
  project,
  folder: join(root, folder),
  template: join(root, folder, 'en.pot'),
  modules,
  suffix,
});

export const appTextSource = createTextSource(
  'the app',
  'janani-app',
  'packages/messages/catalogues',
  'app/src/**/*.{ts,tsx}',
  '',
);
export const componentTextSource = createTextSource(
  'the components',
  'janani-ui',
  'packages/ui/messages',
  'packages/ui/src/**/*.{ts,tsx}',
  '.ui',
);
export const textSources = [appTextSource, componentTextSource];

export const getCatalogueFile = ({ folder }: TextSource, language: string): string =>
  join(folder, `${language}.po`);

/** The locale of a language; one that is not listed yet is assumed to be Indian. */
export const getLocale = (language: string): string =>
  new Map(Object.entries(languages)).get(language)?.locale ?? `${language}-IN`;
