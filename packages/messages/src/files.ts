import { join } from 'node:path';
import { languages } from './language-list.ts';

const root = join(import.meta.dirname, '../../..');

/** Where texts of one package stand. */
export type TextSource = {
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

export const appTexts = textSource(
  'the app',
  'janani-app',
  'packages/messages/catalogues',
  'app/src/**/*.{ts,tsx}',
  '',
);
export const componentTexts = textSource(
  'the components',
  'janani-ui',
  'packages/ui/messages',
  'packages/ui/src/**/*.{ts,tsx}',
  '.ui',
);
export const allTexts = [appTexts, componentTexts];

export const catalogueFile = ({ folder }: TextSource, language: string): string =>
  join(folder, `${language}.po`);

/** The locale of a language; one that is still to be listed is spoken in India. */
export const localeOf = (language: string): string =>
  new Map(Object.entries(languages)).get(language)?.locale ?? `${language}-IN`;
