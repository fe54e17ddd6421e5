import { existsSync } from 'node:fs';
import { type Catalogue, readCatalogue } from '../src/catalogue.ts';
import { appTextSource, catalogueFile, componentTextSource } from '../src/files.ts';
import { pseudoCatalogue } from '../src/pseudo.ts';
import { isOffered } from '../src/review.ts';
import { type Language, SOURCE, languages } from '../src/language-list.ts';

/**
 * Turns a language into the pseudo-language, whose texts are long, accented and in brackets: for `pnpm lab pseudo`.
 */
const PSEUDO = process.env['JANANI_PSEUDO'];

const pseudolocalize = (source: Catalogue, language: Language): Catalogue =>
  pseudoCatalogue(source, languages[language].locale);

/** Caches each language's catalogue. */
const readOnce = (of: (language: Language) => Catalogue) => {
  const read = new Map<Language, Catalogue>();
  return (language: Language): Catalogue => {
    const catalogue = read.get(language) ?? of(language);
    read.set(language, catalogue);
    return catalogue;
  };
};

/** The texts of the app in a language. */
export const readTexts = readOnce((language) => {
  if (language === PSEUDO) return pseudolocalize(readCatalogue(appTextSource.template), language);
  const file = language === SOURCE ? appTextSource.template : catalogueFile(appTextSource, language);
  if (!existsSync(file))
    throw new Error(
      `packages/messages/src/language-list.ts names "${language}", and there is no packages/messages/catalogues/${language}.po, so it has no texts. Add the catalogue: "pnpm messages export ${language}" creates one.`,
    );
  return readCatalogue(file);
});

/** The texts of the components in a language; English where they are not translated. */
export const readComponentTexts = readOnce((language) => {
  if (language === PSEUDO) return pseudolocalize(readCatalogue(componentTextSource.template), language);
  const file =
    language === SOURCE ? componentTextSource.template : catalogueFile(componentTextSource, language);
  if (existsSync(file)) return readCatalogue(file);
  return { ...readCatalogue(componentTextSource.template), file, review: '', entries: new Map() };
});

export const allLanguages = Object.keys(languages) as Language[];

/** The languages of a production build: English, and those whose catalogues are marked as reviewed. */
export const reviewedLanguages = allLanguages.filter(
  (language) =>
    language === SOURCE || [readTexts, readComponentTexts].every((read) => isOffered(read(language).review)),
);
