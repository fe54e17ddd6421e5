import type { Catalogue, Entry } from './catalogue.ts';
import { findPlaceholders, replacePlaceholders } from './placeholders.ts';
import { type PluralRule, compilePluralRule } from './plural-rule.ts';

/** The value that selects the plural form. */
export const COUNT = 'count';

export const hasPluralForms = ({ sourcePlural }: Entry): boolean => sourcePlural !== undefined;

/** The names of the values in a text. */
export const getValueNames = (entry: Entry): string[] => [
  ...new Set([
    ...findPlaceholders(entry.source),
    ...findPlaceholders(entry.sourcePlural ?? ''),
    ...(hasPluralForms(entry) ? [COUNT] : []),
  ]),
];

/** A translation with the language's plural rule; the source is used where it has no text. */
export type Translation = { forms: string[]; plural: PluralRule };

export const findTranslation = (
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
export const escapeQuotes = (text: string): string =>
  text.replaceAll(/["'\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Compiles a text to a template literal; `getName` returns the expression of a value. */
export const toTemplateLiteral = (text: string, getName: (name: string) => string): string =>
  // A dollar sign of the text itself is escaped by now.
  `\`${replacePlaceholders(escapeQuotes(text), (name) => `\${${getName(name)}}`)}\``;

const compileForm = (text: string) => toTemplateLiteral(text, (name) => `v.${name}`);

/** Whether all plural forms of a text are the same. */
export const hasSingleForm = ({ forms: [first, ...others] }: Translation): boolean =>
  others.every((form) => form === first);

/** Compiles a text with values to a function expression. */
export const compileFunction = (translation: Translation): string => {
  const { forms, plural } = translation;
  const [first = ''] = forms;
  if (hasSingleForm(translation)) return `(v=>${compileForm(first)})`;
  const formIndex = plural.formula.replaceAll(/\bn\b/g, `v.${COUNT}`);
  return `(v=>[${forms.map(compileForm).join(',')}][+(${formIndex})])`;
};

/** Inserts the values into a text at run time; a build compiles texts instead. */
export const formatText = (
  { forms, plural }: Translation,
  values: Record<string, string | number> = {},
): string => {
  const form = forms.length > 1 ? compilePluralRule(plural)(Number(values[COUNT])) : 0;
  const valueByName = new Map(Object.entries(values));
  return replacePlaceholders(forms[form] ?? '', (name) => String(valueByName.get(name)));
};
