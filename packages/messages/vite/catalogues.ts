import { existsSync } from 'node:fs';
import { type Catalogue, readCatalogue } from '../src/catalogue.ts';
import { appTextSource, getCatalogueFile, componentTextSource } from '../src/files.ts';
import { createPseudoCatalogue } from '../src/pseudo.ts';
import { isOffered } from '../src/review.ts';
import { type Language, SOURCE_LANGUAGE, languages } from '../src/language-list.ts';

/**
 * Turns a language into the pseudo-language, whose texts are long, accented and in brackets: for `pnpm lab pseudo`.
 */
const PSEUDO = process.env['JANANI_PSEUDO'];

const pseudolocalize = (source: Catalogue, language: Language): Catalogue =>
  createPseudoCatalogue(source, languages[language].locale);

/** Caches each language's catalogue. */
const memoizeByLanguage = (load: (language: Language) => Catalogue) => {
  const catalogues = new Map<Language, Catalogue>();
  return (language: Language): Catalogue => {
    const catalogue = catalogues.get(language) ?? load(language);
    catalogues.set(language, catalogue);
    return catalogue;
  };
};

/** The texts of the app in a language. */
export const readTexts = memoizeByLanguage((language) => {
  if (language === PSEUDO) return pseudolocalize(readCatalogue(appTextSource.template), language);
  const file =
    language === SOURCE_LANGUAGE ? appTextSource.template : getCatalogueFile(appTextSource, language);
  if (!existsSync(file))
    throw new Error(
      `packages/messages/src/language-list.ts names "${language}", and there is no packages/messages/catalogues/${language}.po, so it has no texts. Add the catalogue: "pnpm messages export ${language}" creates one.`,
    );
  return readCatalogue(file);
});

/** The texts of the components in a language; English where they are not translated. */
export const readComponentTexts = memoizeByLanguage((language) => {
  if (language === PSEUDO) return pseudolocalize(readCatalogue(componentTextSource.template), language);
  const file =
    language === SOURCE_LANGUAGE
      ? componentTextSource.template
      : getCatalogueFile(componentTextSource, language);
  if (existsSync(file)) return readCatalogue(file);
  return { ...readCatalogue(componentTextSource.template), file, review: '', entries: new Map() };
});

export const allLanguages = Object.keys(languages) as Language[];

/** The languages of a production build: English, and those whose catalogues are marked as reviewed. */
export const reviewedLanguages = allLanguages.filter(
  (language) =>
    language === SOURCE_LANGUAGE ||
    [readTexts, readComponentTexts].every((read) => isOffered(read(language).review)),
);
