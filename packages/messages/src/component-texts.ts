import type { Catalogue, Entry } from './catalogue.ts';
import {
  COUNT,
  type Translation,
  isCounted,
  isOneForm,
  translationIn,
  templateOf,
  valuesOf,
} from './compile.ts';

/** What react-aria says by itself stands in the catalogue too, under this name and the one of its package. */
export const REACT_ARIA = 'reactAria';

/** The texts of each component of the components, by the component's name. */
export const textsByComponent = ({ entries }: Catalogue): Map<string, Entry[]> => {
  const components = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const component = entry.key.slice(0, entry.key.indexOf('.'));
    components.set(component, [...(components.get(component) ?? []), entry]);
  }
  return components;
};

/** What a text is called in its component. */
export const nameOf = ({ key }: Entry): string => key.slice(key.indexOf('.') + 1);

/** A name as a property of an object. */
export const property = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`);

/** Values are strings, unless a note says otherwise; what is counted is a number. */
export const typeOfValue = ({ notes }: Entry, name: string): string =>
  name === COUNT || notes.includes(`{${name}} is a number.`) ? 'number' : 'string';

const quoted = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** A formula of gettext in the language of scripts. */
const formulaOf = ({ plural }: Translation, value: string): string =>
  plural.formula
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll(/(?<![<>=!])([!=])=(?!=)/g, '$1==')
    .replaceAll(/\bn\b/g, value);

/** The right one of a text's forms. */
export const choiceOf = (translation: Translation, value: string, form: (text: string) => string): string => {
  const [first = '', second = ''] = translation.forms;
  if (isOneForm(translation)) return form(first);
  if (translation.forms.length === 2)
    return `${formulaOf(translation, value)} ? ${form(second)} : ${form(first)}`;
  return `[${translation.forms.map(form).join(', ')}][Number(${formulaOf(translation, value)})] ?? ''`;
};

/** A text of a component as it stands in a script: itself, or a function of its values in the order of the English text. */
export const expressionOf = (entry: Entry, translation: Translation): string => {
  const values = valuesOf(entry);
  if (values.length === 0) return quoted(translation.forms[0] ?? '');
  const choice = choiceOf(translation, COUNT, (text) => templateOf(text, (name) => name));
  const isUsed = values.some((name) => new RegExp(String.raw`\b${name}\b`).test(choice));
  return `(${isUsed ? values.join(', ') : ''}) => ${isCounted(entry) && !isOneForm(translation) ? `(${choice})` : choice}`;
};

/** A text in a language, or in English where it has none. */
export const expressionIn = (entry: Entry, language: Catalogue, source: Catalogue): string => {
  const translation = translationIn(entry.key, language, source);
  return translation ? expressionOf(entry, translation) : "''";
};
