import type { Catalogue, Entry } from './catalogue.ts';
import { COUNT, hasPluralForms, getValueNames } from './compile.ts';
import { findPlaceholders } from './placeholders.ts';
import { checkPluralRule } from './plural-rule.ts';
import { isOffered, checkReviewState } from './review.ts';

/** An error in a text of a catalogue; the message completes a sentence that begins with the key. */
export type CatalogueError = { file: string; key: string; message: string };

/** A note that is also checked: the requirements that define the text. */
const LITERAL = /^Literal: .*\(([^)]+)\)\.$/;

const formatPlaceholders = (names: string[]) => names.map((name) => `{${name}}`).join(', ');

const checkPlaceholders = (form: string, source: Entry): string[] => {
  const expectedPlaceholders = getValueNames(source);
  const placeholders = findPlaceholders(form);
  const missing = expectedPlaceholders.filter(
    (name) => !placeholders.includes(name) && !(hasPluralForms(source) && name === COUNT),
  );
  const unknown = placeholders.filter((name) => !expectedPlaceholders.includes(name));
  return [
    ...(missing.length > 0
      ? [`lacks ${formatPlaceholders(missing)}, so the translated text would omit the value`]
      : []),
    ...(unknown.length > 0 ? [`has ${formatPlaceholders(unknown)}, which has no value`] : []),
  ];
};

const checkSource = (entry: Entry, source: Entry): string[] =>
  entry.source === source.source && entry.sourcePlural === source.sourcePlural
    ? []
    : [`translates "${entry.source}", and the English is "${source.source}" now`];

const checkPluralForms = (entry: Entry, source: Entry, forms: number): string[] => {
  const expectedForms = hasPluralForms(source) ? forms : 1;
  const filled = entry.forms.filter((form) => form !== '').length;
  return filled === expectedForms ? [] : [`has ${filled} of ${expectedForms} plural forms`];
};

/** A form for one or none may omit the number; the last form is for all others. */
const checkCount = ({ forms }: Entry, { sourcePlural = '' }: Entry): string[] =>
  findPlaceholders(sourcePlural).includes(COUNT) && !findPlaceholders(forms.at(-1) ?? '').includes(COUNT)
    ? [`lacks ${formatPlaceholders([COUNT])} in its last form, so the translated text would omit the number`]
    : [];

const checkEntry = (entry: Entry, source: Entry | undefined, forms: number): string[] => {
  if (!source) return ['is in no English catalogue, so no code uses it'];
  if (entry.forms.length === 0) return checkSource(entry, source);
  return [
    ...checkSource(entry, source),
    ...(entry.isFuzzy ? ['is marked fuzzy ("Needs work"): check the text and remove the mark'] : []),
    ...checkPluralForms(entry, source, forms),
    ...checkCount(entry, source),
    ...entry.forms.flatMap((form) => checkPlaceholders(form, source)),
  ];
};

/** The errors that prevent a language from being offered; in a draft, missing texts are no error. */
export const checkTranslations = (
  catalogue: Catalogue,
  source: Catalogue,
  locale: string,
): CatalogueError[] => {
  const { file, plural, review, entries } = catalogue;
  const header = [
    catalogue.locale === locale ? undefined : `is in "${catalogue.locale}", and the language is ${locale}`,
    checkPluralRule(plural, locale),
    checkReviewState(review),
  ].flatMap((problem) => (problem === undefined ? [] : [{ file, key: 'header', message: problem }]));
  const entryRows = [...entries.values()].flatMap((entry) =>
    checkEntry(entry, source.entries.get(entry.key), plural.forms).map((problem) => ({
      file,
      key: entry.key,
      message: problem,
    })),
  );
  const missing = [...source.entries.keys()]
    .filter((key) => isOffered(review) && !entries.get(key)?.forms.length)
    .map((key) => ({ file, key, message: 'is missing' }));
  return [...header, ...entryRows, ...missing];
};

/** The texts that no code uses. */
export const findUnusedTexts = (
  { file, entries }: Catalogue,
  isUsed: (key: string) => boolean,
): CatalogueError[] =>
  [...entries.keys()]
    .filter((key) => !isUsed(key))
    .map((key) => ({ file, key, message: 'is used by no code: remove it, or use it' }));

/** The texts that differ from the specification's. */
export const findChangedLiterals = (
  { file, entries }: Catalogue,
  literals: ReadonlyMap<string, ReadonlySet<string>>,
): CatalogueError[] =>
  [...entries.values()].flatMap(({ key, source, notes }) =>
    notes.flatMap((note) => {
      const rows = LITERAL.exec(note)?.[1]?.split(', ') ?? [];
      return rows
        .filter((row) => !literals.get(row)?.has(source))
        .map((row) => ({ file, key, message: `is "${source}", and requirement ${row} has another text` }));
    }),
  );
