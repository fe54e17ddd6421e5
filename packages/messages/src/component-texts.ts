import type { Catalogue, Entry } from './catalogue.ts';
import {
  COUNT,
  type Translation,
  hasPluralForms,
  hasSingleForm,
  findTranslation,
  toTemplateLiteral,
  getValueNames,
} from './compile.ts';

/** The key prefix of react-aria's own strings, followed by the name of their package. */
export const REACT_ARIA = 'reactAria';

/** The texts by the name of their component. */
export const groupByComponent = ({ entries }: Catalogue): Map<string, Entry[]> => {
  const components = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const component = entry.key.slice(0, entry.key.indexOf('.'));
    components.set(component, [...(components.get(component) ?? []), entry]);
  }
  return components;
};

/** The name of a text within its component. */
export const getTextName = ({ key }: Entry): string => key.slice(key.indexOf('.') + 1);

/** A name as a property of an object literal. */
export const toPropertyKey = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`);

/** The TypeScript type of a value: `number` for a count and where a note requires it, otherwise `string`. */
export const getValueType = ({ notes }: Entry, name: string): string =>
  name === COUNT || notes.includes(`{${name}} is a number.`) ? 'number' : 'string';

const quote = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** Converts a gettext plural formula to a JavaScript expression. */
const toJavaScriptFormula = ({ plural }: Translation, value: string): string =>
  plural.formula
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll(/(?<![<>=!])([!=])=(?!=)/g, '$1==')
    .replaceAll(/\bn\b/g, value);

/** Compiles the expression that selects a text's plural form. */
export const compilePluralChoice = (
  translation: Translation,
  value: string,
  form: (text: string) => string,
): string => {
  const [first = '', second = ''] = translation.forms;
  if (hasSingleForm(translation)) return form(first);
  if (translation.forms.length === 2)
    return `${toJavaScriptFormula(translation, value)} ? ${form(second)} : ${form(first)}`;
  return `[${translation.forms.map(form).join(', ')}][Number(${toJavaScriptFormula(translation, value)})] ?? ''`;
};

/** Compiles a component's text to a string literal, or to a function of its values in the order of the English text. */
export const compileText = (entry: Entry, translation: Translation): string => {
  const values = getValueNames(entry);
  if (values.length === 0) return quote(translation.forms[0] ?? '');
  const choice = compilePluralChoice(translation, COUNT, (text) => toTemplateLiteral(text, (name) => name));
  const isUsed = values.some((name) => new RegExp(String.raw`\b${name}\b`).test(choice));
  return `(${isUsed ? values.join(', ') : ''}) => ${hasPluralForms(entry) && !hasSingleForm(translation) ? `(${choice})` : choice}`;
};

/** Compiles a text in a language, or in English if it is not translated. */
export const compileTextIn = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = findTranslation(entry.key, language, source);
  return translation ? compileText(entry, translation) : "''";
};
