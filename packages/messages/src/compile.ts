import type { Catalogue, Entry } from './catalogue.ts';
import { placeholdersOf, replacePlaceholders } from './placeholders.ts';
import { type PluralRule, formFor } from './plural-rule.ts';

/** The value that decides which plural form is translation. */
export const COUNT = 'count';

export const isCounted = ({ sourcePlural }: Entry): boolean => sourcePlural !== undefined;

/** The names of the values that a text takes. */
export const valuesOf = (entry: Entry): string[] => [
  ...new Set([
    ...placeholdersOf(entry.source),
    ...placeholdersOf(entry.sourcePlural ?? ''),
    ...(isCounted(entry) ? [COUNT] : []),
  ]),
];

/** What a language says, and how it counts: the source speaks where it has no text. */
export type Translation = { forms: string[]; plural: PluralRule };

export const translationIn = (
  key: string,
  language: Catalogue,
  source: Catalogue,
): Translation | undefined => {
  const own = language.entries.get(key);
  if (own && own.forms.length > 0) return { forms: own.forms, plural: language.plural };
  const entry = source.entries.get(key);
  return entry && { forms: entry.forms, plural: source.plural };
};

/** A text inside quotes of any kind: what would end them is escaped. */
export const inQuotes = (text: string): string =>
  text.replaceAll(/["'\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** A text as a template of a script, with its values by the names that they have there. */
export const templateOf = (text: string, nameOf: (name: string) => string): string =>
  // The dollar of what was there before stands escaped by now.
  `\`${replacePlaceholders(inQuotes(text), (name) => `\${${nameOf(name)}}`)}\``;

const template = (text: string) => templateOf(text, (name) => `v.${name}`);

/** Whether a text is said in one way, however much is counted. */
export const isOneForm = ({ forms: [first, ...others] }: Translation): boolean =>
  others.every((form) => form === first);

/** A text that takes values, as a function of them in a script. */
export const functionOf = (translation: Translation): string => {
  const { forms, plural } = translation;
  const [first = ''] = forms;
  if (isOneForm(translation)) return `(v=>${template(first)})`;
  const which = plural.formula.replaceAll(/\bn\b/g, `v.${COUNT}`);
  return `(v=>[${forms.map(template).join(',')}][+(${which})])`;
};

/** The text with its values, outside of a browser. */
export const formatText = (
  { forms, plural }: Translation,
  values: Record<string, string | number> = {},
): string => {
  const form = forms.length > 1 ? formFor(plural)(Number(values[COUNT])) : 0;
  const given = new Map(Object.entries(values));
  return replacePlaceholders(forms[form] ?? '', (name) => String(given.get(name)));
};
