import { functionOf, saidIn } from '../../scripts/words/compile.ts';
import { placesIn } from '../../scripts/words/places.ts';
import { SOURCE } from '../src/i18n/language-list.ts';
import { allLanguages, readTexts } from './catalogues.ts';
import { hasReactAriaWords } from './react-aria-dictionary.ts';

const importing = (what: string, from: string) => ['import', what, 'from', JSON.stringify(from)].join(' ');

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
  const dictionaries = allLanguages.filter(hasReactAriaWords);
  return {
    '#texts': `${importing('{ languageIn }', '/src/i18n/languages.ts')}
export const spoken = languageIn(window.location.pathname);
const texts = {${texts.join(',')}};
export const textOf = (key, values) => texts[spoken][key](values);`,
    '#react-aria-words': `${importing('{ spoken }', '#texts')}
${dictionaries.map((language) => importing(`* as ${language}`, `@janani/ui/react-aria-words/${language}`)).join('\n')}
const all = {${dictionaries.join(',')}};
export const reactAriaWords = Object.values(all[spoken] ?? {})[0];`,
    '#place-names': `${importing('{ spoken }', '#texts')}
export const placeNames = ${JSON.stringify(Object.fromEntries(places))}[spoken];`,
  };
};
