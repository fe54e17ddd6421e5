import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Catalogue, Entry } from './catalogue.ts';
import { valuesOf } from './compile.ts';
import { REACT_ARIA, expressionIn, nameOf, partsOf, property, typeOfValue } from './component-words.ts';
import { reactAriaExpression, reactAriaTypes } from './react-aria-words.ts';

const HEAD = '// From packages/ui/words, by `pnpm generate`.';
const TYPES = 'src/internal/ui-words.ts';

const importing = (what: string, from: string) => ['import', what, 'from', `'${from}';`].join(' ');

const pascal = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
const kebab = (part: string) => part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the words of a part stand: beside its component, or in the folder of its name. */
export const moduleOf = (part: string, folder: string): string => {
  const name = pascal(part);
  const [beside] = globSync([`src/**/${name}.tsx`, `src/**/${kebab(part)}/`], { cwd: folder }).toSorted(
    (one, other) => Number(other.endsWith('.tsx')) - Number(one.endsWith('.tsx')),
  );
  if (beside === undefined)
    throw new Error(
      `packages/ui/words/en.pot has words for "${part}", and there is no ${name}.tsx and no folder ${kebab(part)} that could say them. Name them after the part.`,
    );
  return join(beside.endsWith('.tsx') ? dirname(beside) : beside, `${name}.messages.ts`);
};

/** The words of one part in every language that is shipped. */
const messagesModule = (
  part: string,
  entries: Entry[],
  file: string,
  languages: readonly (readonly [string, Catalogue])[],
  source: Catalogue,
) => {
  const path = relative(dirname(file), 'src/internal/messages.ts');
  const said = languages.flatMap(([language, catalogue]) => [
    `  ${language}: {`,
    ...entries.map((entry) => `    ${property(nameOf(entry))}: ${expressionIn(entry, catalogue, source)},`),
    '  },',
  ]);
  return [
    HEAD,
    importing('{ defineMessages }', path.startsWith('.') ? path : `./${path}`),
    '',
    `export const ${part}Messages = defineMessages({`,
    `  partName: '${part}',`,
    ...said,
    '});',
    '',
    `export type ${pascal(part)}Messages = typeof ${part}Messages.en;`,
    '',
  ].join('\n');
};

const typeOf = (entry: Entry): string => {
  const values = valuesOf(entry).map((name) => `${name}: ${typeOfValue(entry, name)}`);
  return values.length === 0 ? 'string' : `(${values.join(', ')}) => string`;
};

/** What a developer wants to know of a text: not what only its translator does. */
const comment = ({ notes }: Entry): string[] => {
  const told = notes.filter((note) => !/^Literal:|\} is a number\.$/.test(note));
  return told.length === 0 ? [] : [`    /** ${told.join(' ')} */`];
};

const typesModule = (parts: Map<string, Entry[]>, source: Catalogue): string =>
  [
    HEAD,
    '',
    '/** Every word of the parts, by the part that says it. */',
    'export type UiWords = {',
    ...[...parts].flatMap(([part, entries]) => [
      `  ${part}: {`,
      ...entries.flatMap((entry) => [...comment(entry), `    ${property(nameOf(entry))}: ${typeOf(entry)};`]),
      '  };',
    ]),
    '};',
    '',
    ...reactAriaTypes(source),
    '',
  ].join('\n');

const reactAriaModule = (language: Catalogue, source: Catalogue, name: string): string =>
  [
    HEAD,
    importing('{ reactAriaWords }', '../packages.ts'),
    '',
    '/** What react-aria says itself, which brings 34 languages and not this one. */',
    `export const ${name} = reactAriaWords(${reactAriaExpression(language, source) ?? ''});`,
    '',
  ].join('\n');

/** The modules that follow from the catalogues of the components, by their paths in the package. */
export const componentModules = (
  folder: string,
  source: Catalogue,
  translations: readonly { language: string; name: string; catalogue: Catalogue }[],
): Record<string, string> => {
  const { [REACT_ARIA]: _reactAria, ...parts } = Object.fromEntries(partsOf(source));
  const languages = [
    ['en', source] as const,
    ...translations.map(({ language, catalogue }) => [language, catalogue] as const),
  ];
  return Object.fromEntries([
    [TYPES, typesModule(new Map(Object.entries(parts)), source)],
    ...Object.entries(parts).map(([part, entries]) => {
      const file = moduleOf(part, folder);
      return [file, messagesModule(part, entries, file, languages, source)];
    }),
    ...translations.map(({ language, name, catalogue }) => [
      `src/react-aria-words/${language}/index.ts`,
      reactAriaModule(catalogue, source, name),
    ]),
  ]);
};
