import { functionOf, saidIn } from '../src/compile.ts';
import { placesIn } from '../src/places.ts';
import { SOURCE } from '../src/language-list.ts';
import { allLanguages, readTexts, reviewedLanguages } from './catalogues.ts';
import { reactAriaWordsOf } from './react-aria-dictionary.ts';

const importing = (what: string, from: string) => ['import', what, 'from', JSON.stringify(from)].join(' ');

/** Which languages may be offered outside the sandbox. */
export const reviewedModule = `export const reviewed = ${JSON.stringify(reviewedLanguages)};`;

/** In development every language is at hand, and the address says which. */
export const developmentModules = (): Record<string, string> => {
  const source = readTexts(SOURCE);
  const texts = allLanguages.map((language) => {
    const rows = [...source.entries.keys()].map((key) => {
      const said = saidIn(key, readTexts(language), source);
      return `${JSON.stringify(key)}:${said ? functionOf(said) : '()=>""'}`;
    });
    return `${JSON.stringify(language)}:{${rows.join(',')}}`;
  });
  const places = allLanguages.map((language) => [language, placesIn(readTexts(language))] as const);
  return {
    '#texts': `${importing('{ languageIn }', '/src/i18n/languages.ts')}
export const spoken = languageIn(window.location.pathname);
const texts = {${texts.join(',')}};
export const textOf = (key, values) => texts[spoken][key](values);`,
    '#react-aria-words': `${importing('{ spoken }', '#texts')}
export const reactAriaWords = {${allLanguages.map((language) => `${language}:${reactAriaWordsOf(language)}`).join(',')}}[spoken];`,
    '#reviewed': reviewedModule,
    '#place-names': `${importing('{ spoken }', '#texts')}
export const placeNames = ${JSON.stringify(Object.fromEntries(places))}[spoken];`,
  };
};
