import type { Catalogue, Entry } from './catalogue.ts';
import { findPlaceholders, replacePlaceholders } from './placeholders.ts';
import { type PluralRule, formFor } from './plural-rule.ts';

/** The value that selects the plural form. */
export const COUNT = 'count';

export const hasPluralForms = ({ sourcePlural }: Entry): boolean => sourcePlural !== undefined;

/** The names of the values in a text. */
export const getValues = (entry: Entry): string[] => [
  ...new Set([
    ...findPlaceholders(entry.source),
    ...findPlaceholders(entry.sourcePlural ?? ''),
    ...(hasPluralForms(entry) ? [COUNT] : []),
  ]),
];

/** A translation with the language's plural rule; the source is used where it has no text. */
export type Translation = { forms: string[]; plural: PluralRule };

export const translationIn = (
  key: string,
  language: Catalogue,
  source: Catalogue,
): Translation | undefined => {
  const translated = language.entries.get(key);
  if (translated && translated.forms.length > 0) return { forms: translated.forms, plural: language.plural };
  const entry = source.entries.get(key);
  return entry && { forms: entry.forms, plural: source.plural };
};

/** Escapes a text for quotes of any kind. */
export const inQuotes = (text: string): string =>
  text.replaceAll(/["'\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A text as a template literal of a script, with its values by their names in the script. */
export const getTemplate = (text: string, getName: (name: string) => string): string =>
  // A dollar sign of the text itself is escaped by now.
  `\`${replacePlaceholders(inQuotes(text), (name) => `\${${getName(name)}}`)}\``;

const template = (text: string) => getTemplate(text, (name) => `v.${name}`);

/** Whether all plural forms of a text are the same. */
export const isOneForm = ({ forms: [first, ...others] }: Translation): boolean =>
  others.every((form) => form === first);

/** A text with values, as a function expression of a script. */
export const getFunction = (translation: Translation): string => {
  const { forms, plural } = translation;
  const [first = ''] = forms;
  if (isOneForm(translation)) return `(v=>${template(first)})`;
  const which = plural.formula.replaceAll(/\bn\b/g, `v.${COUNT}`);
  return `(v=>[${forms.map(template).join(',')}][+(${which})])`;
};

/** The text with its values, outside a browser. */
export const formatText = (
  { forms, plural }: Translation,
  values: Record<string, string | number> = {},
): string => {
  const form = forms.length > 1 ? formFor(plural)(Number(values[COUNT])) : 0;
  const valueByName = new Map(Object.entries(values));
  return replacePlaceholders(forms[form] ?? '', (name) => String(valueByName.get(name)));
};
