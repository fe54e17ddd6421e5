import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, findTranslation, toTemplateLiteral, getValueNames } from './compile.ts';
import {
  REACT_ARIA,
  compilePluralChoice,
  compileText,
  getTextName,
  groupByComponent,
  toPropertyKey,
} from './component-texts.ts';

/** The npm package of a text: `@react-aria/calendar` for the key `reactAria.calendar.…`. */
const getPackage = (entry: Entry): string => `@react-aria/${getTextName(entry).split('.')[0]}`;

const getKey = (entry: Entry): string => getTextName(entry).split('.')[1] ?? '';

/** The texts of each package of react-aria that the components use. */
const groupByPackage = (source: Catalogue): Map<string, Entry[]> => {
  const packages = new Map<string, Entry[]>();
  for (const entry of groupByComponent(source).get(REACT_ARIA) ?? [])
    packages.set(getPackage(entry), [...(packages.get(getPackage(entry)) ?? []), entry]);
  return packages;
};

/** A text in react-aria's format: a function of an object of values and a number formatter. */
const compileReactAriaText = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = findTranslation(entry.key, language, source);
  if (!translation || getValueNames(entry).length === 0)
    return translation ? compileText(entry, translation) : "''";
  if (!hasPluralForms(entry))
    return `({ ${getValueNames(entry).join(', ')} }) => ${toTemplateLiteral(translation.forms[0] ?? '', (name) => name)}`;
  const number = (text: string) => toTemplateLiteral(text, (name) => `formatter.number(${name})`);
  return `({ ${COUNT} = 0 }, formatter) => (${compilePluralChoice(translation, `Number(${COUNT})`, number)})`;
};

/**
 * Compiles all of react-aria's texts in a language to an expression. Undefined if one is missing, because react-aria
 * would throw.
 */
export const compileReactAriaTexts = (language: Catalogue, source: Catalogue): string | undefined => {
  const packages = [...groupByPackage(source)];
  const isComplete = packages.every(([, entries]) =>
    entries.every(({ key }) => language.entries.get(key)?.forms.length),
  );
  if (!isComplete) return undefined;
  const rows = packages.map(([name, entries]) => {
    const texts = entries.map(
      (entry) => `    ${toPropertyKey(getKey(entry))}: ${compileReactAriaText(entry, language, source)},`,
    );
    return `  '${name}': {\n${texts.join('\n')}\n  },`;
  });
  return `{\n${rows.join('\n')}\n}`;
};

/** The code of the type that lists all of react-aria's keys. */
export const createReactAriaTypes = (source: Catalogue): string[] => [
  '/** The strings of react-aria that the components use, by its packages. */',
  'export type ReactAriaTexts = {',
  ...[...groupByPackage(source)].map(
    ([name, entries]) => `  '${name}': ${entries.map((entry) => `'${getKey(entry)}'`).join(' | ')};`,
  ),
  '};',
];
