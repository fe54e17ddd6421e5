import type { Catalogue, Entry } from './catalogue.ts';
import {
  COUNT,
  type Translation,
  hasPluralForms,
  isOneForm,
  translationIn,
  getTemplate,
  getValues,
} from './compile.ts';

/** The catalogue includes react-aria's own strings, under this name and the name of their package. */
export const REACT_ARIA = 'reactAria';

/** The texts by the name of their component. */
export const textsByComponent = ({ entries }: Catalogue): Map<string, Entry[]> => {
  const components = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const component = entry.key.slice(0, entry.key.indexOf('.'));
    components.set(component, [...(components.get(component) ?? []), entry]);
  }
  return components;
};

/** The name of a text within its component. */
export const getName = ({ key }: Entry): string => key.slice(key.indexOf('.') + 1);

/** A name as a property of an object literal. */
export const property = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`);

/** Values are strings, unless a note gives another type; a count is a number. */
export const typeOfValue = ({ notes }: Entry, name: string): string =>
  name === COUNT || notes.includes(`{${name}} is a number.`) ? 'number' : 'string';

const quoted = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** A gettext formula as an expression of a script. */
const getFormula = ({ plural }: Translation, value: string): string =>
  plural.formula
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll(/(?<![<>=!])([!=])=(?!=)/g, '$1==')
    .replaceAll(/\bn\b/g, value);

/** The expression that selects a text's plural form. */
export const getChoice = (
  translation: Translation,
  value: string,
  form: (text: string) => string,
): string => {
  const [first = '', second = ''] = translation.forms;
  if (isOneForm(translation)) return form(first);
  if (translation.forms.length === 2)
    return `${getFormula(translation, value)} ? ${form(second)} : ${form(first)}`;
  return `[${translation.forms.map(form).join(', ')}][Number(${getFormula(translation, value)})] ?? ''`;
};

/**
 * A text of a component as an expression of a script: a string, or a function of its values in the order of the
 * English text.
 */
export const getExpression = (entry: Entry, translation: Translation): string => {
  const values = getValues(entry);
  if (values.length === 0) return quoted(translation.forms[0] ?? '');
  const choice = getChoice(translation, COUNT, (text) => getTemplate(text, (name) => name));
  const isUsed = values.some((name) => new RegExp(String.raw`\b${name}\b`).test(choice));
  return `(${isUsed ? values.join(', ') : ''}) => ${hasPluralForms(entry) && !isOneForm(translation) ? `(${choice})` : choice}`;
};

/** A text in a language, or in English if it is not translated. */
export const expressionIn = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = translationIn(entry.key, language, source);
  return translation ? getExpression(entry, translation) : "''";
};
