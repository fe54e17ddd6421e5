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

/** A language of the package besides English, with the name of its exports. */
type Translation = { language: string; name: string; catalogue: Catalogue };

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

/** The texts of one component in a language, as a property of an object literal. */
const createTextsProperty = (name: string, entries: Entry[], language: Catalogue, source: Catalogue) => [
  `  ${name}: {`,
  ...entries.map(
    (entry) => `    ${toPropertyKey(getTextName(entry))}: ${compileTextIn(entry, language, source)},`,
  ),
  '  },',
];

/** The code of the module with the English texts of one component. */
const createMessagesModule = (component: string, entries: Entry[], file: string, source: Catalogue) => {
  const path = relative(dirname(file), 'src/internal/messages.ts');
  return [
    HEADER,
    createImport('{ defineMessages }', path.startsWith('.') ? path : `./${path}`),
    '',
    `export const ${component}Messages = defineMessages({`,
    `  id: '${component}',`,
    ...createTextsProperty('en', entries, source, source),
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

const createTypesModule = (
  components: Map<string, Entry[]>,
  source: Catalogue,
  translations: readonly Translation[],
): string =>
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
    '/** The languages of the package besides English, with the names of their exports. */',
    'export const packagedLanguages: Readonly<Record<string, string>> = {',
    ...translations.map(({ language, name }) => `  ${language}: '${name}',`),
    '};',
    '',
  ].join('\n');

/** The code of the module with all texts of the components and of react-aria in a language. */
const createLanguageModule = (
  components: Record<string, Entry[]>,
  { language, name, catalogue }: Translation,
  source: Catalogue,
): string =>
  [
    HEADER,
    createImport('type { UiMessages }', '../../internal/messages-context.ts'),
    createImport(`{ ${name} as ${REACT_ARIA} }`, `../../react-aria-strings/${language}/index.ts`),
    '',
    `/** All messages in ${toPascalCase(name)}: \`<UiProvider locale="${catalogue.locale}" messages={${name}}>\`. */`,
    `export const ${name}: UiMessages = {`,
    ...Object.entries(components).flatMap(([component, entries]) =>
      createTextsProperty(component, entries, catalogue, source),
    ),
    `  ${REACT_ARIA},`,
    '};',
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
  translations: readonly Translation[],
): Record<string, string> => {
  const { [REACT_ARIA]: _reactAria, ...components } = Object.fromEntries(groupByComponent(source));
  return Object.fromEntries([
    [TYPES, createTypesModule(new Map(Object.entries(components)), source, translations)],
    ...Object.entries(components).map(([component, entries]) => {
      const file = getMessagesModulePath(component, folder);
      return [file, createMessagesModule(component, entries, file, source)];
    }),
    ...translations.flatMap((translation) => [
      [
        `src/messages/${translation.language}/index.ts`,
        createLanguageModule(components, translation, source),
      ],
      [
        `src/react-aria-strings/${translation.language}/index.ts`,
        createReactAriaModule(translation.catalogue, source, translation.name),
      ],
    ]),
  ]);
};
