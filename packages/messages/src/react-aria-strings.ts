import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, translationIn, getTemplate, getValues } from './compile.ts';
import {
  REACT_ARIA,
  getChoice,
  getExpression,
  getName,
  textsByComponent,
  property,
} from './component-texts.ts';

/** `calendar` is `@react-aria/calendar`. */
const getPackage = (entry: Entry): string => `@react-aria/${getName(entry).split('.')[0]}`;

const getKey = (entry: Entry): string => getName(entry).split('.')[1] ?? '';

/** The texts of each package of react-aria that the components use. */
const getPackages = (source: Catalogue): Map<string, Entry[]> => {
  const packages = new Map<string, Entry[]>();
  for (const entry of textsByComponent(source).get(REACT_ARIA) ?? [])
    packages.set(getPackage(entry), [...(packages.get(getPackage(entry)) ?? []), entry]);
  return packages;
};

/** A text in react-aria's format: a function of an object of values and a number formatter. */
const expression = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = translationIn(entry.key, language, source);
  if (!translation || getValues(entry).length === 0)
    return translation ? getExpression(entry, translation) : "''";
  if (!hasPluralForms(entry))
    return `({ ${getValues(entry).join(', ')} }) => ${getTemplate(translation.forms[0] ?? '', (name) => name)}`;
  const number = (text: string) => getTemplate(text, (name) => `formatter.number(${name})`);
  return `({ ${COUNT} = 0 }, formatter) => (${getChoice(translation, `Number(${COUNT})`, number)})`;
};

/**
 * All of react-aria's texts in a language, as an expression of a script. Undefined while one is missing, because
 * react-aria would throw.
 */
export const reactAriaExpression = (language: Catalogue, source: Catalogue): string | undefined => {
  const packages = [...getPackages(source)];
  const isComplete = packages.every(([, entries]) =>
    entries.every(({ key }) => language.entries.get(key)?.forms.length),
  );
  if (!isComplete) return undefined;
  const rows = packages.map(([name, entries]) => {
    const texts = entries.map(
      (entry) => `    ${property(getKey(entry))}: ${expression(entry, language, source)},`,
    );
    return `  '${name}': {\n${texts.join('\n')}\n  },`;
  });
  return `{\n${rows.join('\n')}\n}`;
};

/** The type of all keys. */
export const reactAriaTypes = (source: Catalogue): string[] => [
  '/** The strings of react-aria that the components use, by its packages. */',
  'export type ReactAriaTexts = {',
  ...[...getPackages(source)].map(
    ([name, entries]) => `  '${name}': ${entries.map((entry) => `'${getKey(entry)}'`).join(' | ')};`,
  ),
  '};',
];
