import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Catalogue, Entry } from './catalogue.ts';
import { getValueNames } from './compile.ts';
import {
  REACT_ARIA,
  compileTextIn,
  getTextName,
  groupByComponent,
  toPropertyKey,
  getValueType,
} from './component-texts.ts';
import { compileReactAriaTexts, createReactAriaTypes } from './react-aria-strings.ts';

const HEADER = '// Generated from packages/ui/messages by `pnpm generate`. Do not edit.';
const TYPES = 'src/internal/component-messages.ts';

const createImport = (names: string, from: string) => ['import', names, 'from', `'${from}';`].join(' ');

const toPascalCase = (component: string) => component.charAt(0).toUpperCase() + component.slice(1);
const toKebabCase = (component: string) =>
  component.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The path of the module with a component's texts: next to the component, or in the folder named after it. */
export const getMessagesModulePath = (component: string, folder: string): string => {
  const name = toPascalCase(component);
  const [componentPath] = globSync([`src/**/${name}.tsx`, `src/**/${toKebabCase(component)}/`], {
    cwd: folder,
  }).toSorted((one, other) => Number(other.endsWith('.tsx')) - Number(one.endsWith('.tsx')));
  if (componentPath === undefined)
    throw new Error(
      `packages/ui/messages/en.pot has texts for "${component}", and there is no ${name}.tsx and no folder ${toKebabCase(component)} that could use them. Name them after the component.`,
    );
  return join(componentPath.endsWith('.tsx') ? dirname(componentPath) : componentPath, `${name}.messages.ts`);
};

/** The code of the module with the texts of one component in every included language. */
const createMessagesModule = (
  component: string,
  entries: Entry[],
  file: string,
  languages: readonly (readonly [string, Catalogue])[],
  source: Catalogue,
) => {
  const path = relative(dirname(file), 'src/internal/messages.ts');
  const translation = languages.flatMap(([language, catalogue]) => [
    `  ${language}: {`,
    ...entries.map(
      (entry) => `    ${toPropertyKey(getTextName(entry))}: ${compileTextIn(entry, catalogue, source)},`,
    ),
    '  },',
  ]);
  return [
    HEADER,
    createImport('{ defineMessages }', path.startsWith('.') ? path : `./${path}`),
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

const getTextType = (entry: Entry): string => {
  const values = getValueNames(entry).map((name) => `${name}: ${getValueType(entry, name)}`);
  return values.length === 0 ? 'string' : `(${values.join(', ')}) => string`;
};

/** The notes of a text that matter to a developer, without those for translators only. */
const createDocComment = ({ notes }: Entry): string[] => {
  const forDevelopers = notes.filter((note) => !/^Literal:|\} is a number\.$/.test(note));
  return forDevelopers.length === 0 ? [] : [`    /** ${forDevelopers.join(' ')} */`];
};

const createTypesModule = (components: Map<string, Entry[]>, source: Catalogue): string =>
  [
    HEADER,
    '',
    '/** The texts of every component, by the name of the component. */',
    'export type ComponentMessages = {',
    ...[...components].flatMap(([component, entries]) => [
      `  ${component}: {`,
      ...entries.flatMap((entry) => [
        ...createDocComment(entry),
        `    ${toPropertyKey(getTextName(entry))}: ${getTextType(entry)};`,
      ]),
      '  };',
    ]),
    '};',
    '',
    ...createReactAriaTypes(source),
    '',
  ].join('\n');

const createReactAriaModule = (language: Catalogue, source: Catalogue, name: string): string =>
  [
    HEADER,
    createImport('{ reactAriaStrings }', '../packages.ts'),
    '',
    '/** The strings of react-aria, which itself includes them in 34 other languages. */',
    `export const ${name} = reactAriaStrings(${compileReactAriaTexts(language, source) ?? ''});`,
    '',
  ].join('\n');

/** The modules that are generated from the catalogues of the components, by their paths in the package. */
export const createComponentModules = (
  folder: string,
  source: Catalogue,
  translations: readonly { language: string; name: string; catalogue: Catalogue }[],
): Record<string, string> => {
  const { [REACT_ARIA]: _reactAria, ...components } = Object.fromEntries(groupByComponent(source));
  const languages = [
    ['en', source] as const,
    ...translations.map(({ language, catalogue }) => [language, catalogue] as const),
  ];
  return Object.fromEntries([
    [TYPES, createTypesModule(new Map(Object.entries(components)), source)],
    ...Object.entries(components).map(([component, entries]) => {
      const file = getMessagesModulePath(component, folder);
      return [file, createMessagesModule(component, entries, file, languages, source)];
    }),
    ...translations.map(({ language, name, catalogue }) => [
      `src/react-aria-strings/${language}/index.ts`,
      createReactAriaModule(catalogue, source, name),
    ]),
  ]);
};
