import { compileFunction, findTranslation } from '../src/compile.ts';
import { getPlaceNames } from '../src/place-names.ts';
import { SOURCE_LANGUAGE } from '../src/language-list.ts';
import { allLanguages, readTexts, reviewedLanguages } from './catalogues.ts';
import { getReactAriaStrings } from './react-aria-dictionary.ts';

const createImport = (names: string, from: string) =>
  ['import', names, 'from', JSON.stringify(from)].join(' ');

/** The languages that may be offered outside the sandbox. */
export const reviewedModule = `export const reviewed = ${JSON.stringify(reviewedLanguages)};`;

/** In development all languages are loaded, and the URL selects one. */
export const developmentModules = (): Record<string, string> => {
  const source = readTexts(SOURCE_LANGUAGE);
  const texts = allLanguages.map((language) => {
    const rows = [...source.entries.keys()].map((key) => {
      const translation = findTranslation(key, readTexts(language), source);
      return `${JSON.stringify(key)}:${translation ? compileFunction(translation) : '()=>""'}`;
    });
    return `${JSON.stringify(language)}:{${rows.join(',')}}`;
  });
  const placeNames = allLanguages.map((language) => [language, getPlaceNames(readTexts(language))] as const);
  return {
    '#texts': `${createImport('{ getPathLanguage }', '/src/i18n/languages.ts')}
export const currentLanguage = getPathLanguage(window.location.pathname);
const texts = {${texts.join(',')}};
export const getText = (key, values) => texts[currentLanguage][key](values);`,
    '#react-aria-strings': `${createImport('{ currentLanguage }', '#texts')}
export const reactAriaStrings = {${allLanguages.map((language) => `${language}:${getReactAriaStrings(language)}`).join(',')}}[currentLanguage];`,
    '#reviewed': reviewedModule,
    '#place-names': `${createImport('{ currentLanguage }', '#texts')}
export const placeNames = ${JSON.stringify(Object.fromEntries(placeNames))}[currentLanguage];`,
  };
};
