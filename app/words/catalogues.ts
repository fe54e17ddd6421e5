import { existsSync } from 'node:fs';
import { type Catalogue, readCatalogue } from '../../scripts/words/catalogue.ts';
import { TEMPLATE, catalogueFile } from '../../scripts/words/files.ts';
import { type Language, SOURCE, languages } from '../src/i18n/language-list.ts';

const read = new Map<Language, Catalogue>();

/** The texts of the app in a language, read once. */
export const readTexts = (language: Language): Catalogue => {
  const known = read.get(language);
  if (known) return known;
  const file = language === SOURCE ? TEMPLATE : catalogueFile(language);
  if (!existsSync(file))
    throw new Error(
      `app/src/i18n/language-list.ts names "${language}", and there is no app/words/${language}.po, so nothing could be said in it. Put its catalogue there: pnpm words:export ${language} makes one.`,
    );
  const catalogue = readCatalogue(file);
  read.set(language, catalogue);
  return catalogue;
};

export const allLanguages = Object.keys(languages) as Language[];
