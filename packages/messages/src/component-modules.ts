import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Catalogue, Entry } from './catalogue.ts';
import { getValues } from './compile.ts';
import {
  REACT_ARIA,
  expressionIn,
  getName,
  textsByComponent,
  property,
  typeOfValue,
} from './component-texts.ts';
import { reactAriaExpression, reactAriaTypes } from './react-aria-strings.ts';

const HEADER = '// From packages/ui/messages, by `pnpm generate`.';
const TYPES = 'src/internal/component-messages.ts';

const importing = (what: string, from: string) => ['import', what, 'from', `'${from}';`].join(' ');

const toPascalCase = (component: string) => component.charAt(0).toUpperCase() + component.slice(1);
const toKebabCase = (component: string) =>
  component.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The module with the texts of a component: beside the component, or in the folder of its name. */
export const getModule = (component: string, folder: string): string => {
  const name = toPascalCase(component);
  const [beside] = globSync([`src/**/${name}.tsx`, `src/**/${toKebabCase(component)}/`], {
    cwd: folder,
  }).toSorted((one, other) => Number(other.endsWith('.tsx')) - Number(one.endsWith('.tsx')));
  if (beside === undefined)
    throw new Error(
      `packages/ui/messages/en.pot has texts for "${component}", and there is no ${name}.tsx and no folder ${toKebabCase(component)} that could use them. Name them after the component.`,
    );
  return join(beside.endsWith('.tsx') ? dirname(beside) : beside, `${name}.messages.ts`);
};

/** The texts of one component in every included language. */
const messagesModule = (
  component: string,
  entries: Entry[],
  file: string,
  languages: readonly (readonly [string, Catalogue])[],
  source: Catalogue,
) => {
  const path = relative(dirname(file), 'src/internal/messages.ts');
  const translation = languages.flatMap(([language, catalogue]) => [
    `  ${language}: {`,
    ...entries.map((entry) => `    ${property(getName(entry))}: ${expressionIn(entry, catalogue, source)},`),
    '  },',
  ]);
  return [
    HEADER,
    importing('{ defineMessages }', path.startsWith('.') ? path : `./${path}`),
    '',
    `export const ${component}Messages = defineMessages({`,
    `  id: '${component}',`,
    ...translation,
    '});',
    '',
    `export type ${toPascalCase(component)}Messages = typeof ${component}Messages.en;`,
    '',
  ].join('\n');
};

const typeOf = (entry: Entry): string => {
  const values = getValues(entry).map((name) => `${name}: ${typeOfValue(entry, name)}`);
  return values.length === 0 ? 'string' : `(${values.join(', ')}) => string`;
};

/** The notes of a text that matter to a developer, without those for translators only. */
const comment = ({ notes }: Entry): string[] => {
  const forDevelopers = notes.filter((note) => !/^Literal:|\} is a number\.$/.test(note));
  return forDevelopers.length === 0 ? [] : [`    /** ${forDevelopers.join(' ')} */`];
};

const typesModule = (components: Map<string, Entry[]>, source: Catalogue): string =>
  [
    HEADER,
    '',
    '/** The texts of every component, by the name of the component. */',
    'export type ComponentMessages = {',
    ...[...components].flatMap(([component, entries]) => [
      `  ${component}: {`,
      ...entries.flatMap((entry) => [
        ...comment(entry),
        `    ${property(getName(entry))}: ${typeOf(entry)};`,
      ]),
      '  };',
    ]),
    '};',
    '',
    ...reactAriaTypes(source),
    '',
  ].join('\n');

const reactAriaModule = (language: Catalogue, source: Catalogue, name: string): string =>
  [
    HEADER,
    importing('{ reactAriaStrings }', '../packages.ts'),
    '',
    '/** The strings of react-aria, which itself includes them in 34 other languages. */',
    `export const ${name} = reactAriaStrings(${reactAriaExpression(language, source) ?? ''});`,
    '',
  ].join('\n');

/** The modules that are generated from the catalogues of the components, by their paths in the package. */
export const componentModules = (
  folder: string,
  source: Catalogue,
  translations: readonly { language: string; name: string; catalogue: Catalogue }[],
): Record<string, string> => {
  const { [REACT_ARIA]: _reactAria, ...components } = Object.fromEntries(textsByComponent(source));
  const languages = [
    ['en', source] as const,
    ...translations.map(({ language, catalogue }) => [language, catalogue] as const),
  ];
  return Object.fromEntries([
    [TYPES, typesModule(new Map(Object.entries(components)), source)],
    ...Object.entries(components).map(([component, entries]) => {
      const file = getModule(component, folder);
      return [file, messagesModule(component, entries, file, languages, source)];
    }),
    ...translations.map(({ language, name, catalogue }) => [
      `src/react-aria-strings/${language}/index.ts`,
      reactAriaModule(catalogue, source, name),
    ]),
  ]);
};
