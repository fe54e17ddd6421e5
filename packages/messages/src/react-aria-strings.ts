import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, translationIn, templateOf, valuesOf } from './compile.ts';
import { REACT_ARIA, choiceOf, expressionOf, nameOf, textsByComponent, property } from './component-texts.ts';

/** `calendar` is `@react-aria/calendar`. */
const packageOf = (entry: Entry): string => `@react-aria/${nameOf(entry).split('.')[0]}`;

const keyOf = (entry: Entry): string => nameOf(entry).split('.')[1] ?? '';

/** The texts of each package of react-aria that the components use. */
const packagesOf = (source: Catalogue): Map<string, Entry[]> => {
  const packages = new Map<string, Entry[]>();
  for (const entry of textsByComponent(source).get(REACT_ARIA) ?? [])
    packages.set(packageOf(entry), [...(packages.get(packageOf(entry)) ?? []), entry]);
  return packages;
};

/** A text in react-aria's format: a function of an object of values and a number formatter. */
const expression = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = translationIn(entry.key, language, source);
  if (!translation || valuesOf(entry).length === 0)
    return translation ? expressionOf(entry, translation) : "''";
  if (!hasPluralForms(entry))
    return `({ ${valuesOf(entry).join(', ')} }) => ${templateOf(translation.forms[0] ?? '', (name) => name)}`;
  const number = (text: string) => templateOf(text, (name) => `formatter.number(${name})`);
  return `({ ${COUNT} = 0 }, formatter) => (${choiceOf(translation, `Number(${COUNT})`, number)})`;
};

/**
 * All of react-aria's texts in a language, as an expression of a script. Undefined while one is missing, because
 * react-aria would throw.
 */
export const reactAriaExpression = (language: Catalogue, source: Catalogue): string | undefined => {
  const packages = [...packagesOf(source)];
  const isComplete = packages.every(([, entries]) =>
    entries.every(({ key }) => language.entries.get(key)?.forms.length),
  );
  if (!isComplete) return undefined;
  const rows = packages.map(([name, entries]) => {
    const texts = entries.map(
      (entry) => `    ${property(keyOf(entry))}: ${expression(entry, language, source)},`,
    );
    return `  '${name}': {\n${texts.join('\n')}\n  },`;
  });
  return `{\n${rows.join('\n')}\n}`;
};

/** The type of all keys. */
export const reactAriaTypes = (source: Catalogue): string[] => [
  '/** The strings of react-aria that the components use, by its packages. */',
  'export type ReactAriaTexts = {',
  ...[...packagesOf(source)].map(
    ([name, entries]) => `  '${name}': ${entries.map((entry) => `'${keyOf(entry)}'`).join(' | ')};`,
  ),
  '};',
];
