import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, getValues } from './compile.ts';
import { findPlaceholders } from './placeholders.ts';
import { pluralRuleProblem } from './plural-rule.ts';
import { isOffered, reviewProblem } from './review.ts';

/** A problem of a text, and its position. */
export type Problem = { file: string; key: string; what: string };

/** A note that is also checked: the requirements that define the text. */
const LITERAL = /^Literal: .*\(([^)]+)\)\.$/;

const placeholderList = (names: string[]) => names.map((name) => `{${name}}`).join(', ');

const placeholderProblems = (form: string, source: Entry): string[] => {
  const expectedPlaceholders = getValues(source);
  const placeholders = findPlaceholders(form);
  const missing = expectedPlaceholders.filter(
    (name) => !placeholders.includes(name) && !(hasPluralForms(source) && name === COUNT),
  );
  const unknown = placeholders.filter((name) => !expectedPlaceholders.includes(name));
  return [
    ...(missing.length > 0
      ? [`lacks ${placeholderList(missing)}, so the translated text would omit the value`]
      : []),
    ...(unknown.length > 0 ? [`has ${placeholderList(unknown)}, which has no value`] : []),
  ];
};

const sourceProblems = (entry: Entry, source: Entry): string[] =>
  entry.source === source.source && entry.sourcePlural === source.sourcePlural
    ? []
    : [`translates "${entry.source}", and the English is "${source.source}" now`];

const formProblems = (entry: Entry, source: Entry, forms: number): string[] => {
  const expectedForms = hasPluralForms(source) ? forms : 1;
  const filled = entry.forms.filter((form) => form !== '').length;
  return filled === expectedForms ? [] : [`has ${filled} of ${expectedForms} plural forms`];
};

/** A form for one or none may omit the number; the last form is for all others. */
const countProblems = ({ forms }: Entry, { sourcePlural = '' }: Entry): string[] =>
  findPlaceholders(sourcePlural).includes(COUNT) && !findPlaceholders(forms.at(-1) ?? '').includes(COUNT)
    ? [`lacks ${placeholderList([COUNT])} in its last form, so the translated text would omit the number`]
    : [];

const entryProblems = (entry: Entry, source: Entry | undefined, forms: number): string[] => {
  if (!source) return ['is in no English catalogue, so no code uses it'];
  if (entry.forms.length === 0) return sourceProblems(entry, source);
  return [
    ...sourceProblems(entry, source),
    ...(entry.isFuzzy ? ['is marked fuzzy ("Needs work"): check the text and remove the mark'] : []),
    ...formProblems(entry, source, forms),
    ...countProblems(entry, source),
    ...entry.forms.flatMap((form) => placeholderProblems(form, source)),
  ];
};

/** The problems that prevent a language from being shown: a draft may lack texts, but have no other problem. */
export const translationProblems = (catalogue: Catalogue, source: Catalogue, locale: string): Problem[] => {
  const { file, plural, review, entries } = catalogue;
  const header = [
    catalogue.locale === locale ? undefined : `is in "${catalogue.locale}", and the language is ${locale}`,
    pluralRuleProblem(plural, locale),
    reviewProblem(review),
  ].flatMap((problem) => (problem === undefined ? [] : [{ file, key: 'header', what: problem }]));
  const entryRows = [...entries.values()].flatMap((entry) =>
    entryProblems(entry, source.entries.get(entry.key), plural.forms).map((problem) => ({
      file,
      key: entry.key,
      what: problem,
    })),
  );
  const missing = [...source.entries.keys()]
    .filter((key) => isOffered(review) && !entries.get(key)?.forms.length)
    .map((key) => ({ file, key, what: 'is missing' }));
  return [...header, ...entryRows, ...missing];
};

/** The texts that no code uses. */
export const unusedTexts = ({ file, entries }: Catalogue, isUsed: (key: string) => boolean): Problem[] =>
  [...entries.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => ({ file, key, what: 'is used by no code: remove it, or use it' }));

/** The texts that differ from the specification's. */
export const changedLiterals = (
  { file, entries }: Catalogue,
  literals: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] =>
  [...entries.values()].flatMap(({ key, source, notes }) =>
    notes.flatMap((note) => {
      const rows = LITERAL.exec(note)?.[1]?.split(', ') ?? [];
      return rows
        .filter((row) => !literals.get(row)?.has(source))
        .map((row) => ({ file, key, what: `is "${source}", and requirement ${row} has another text` }));
    }),
  );
