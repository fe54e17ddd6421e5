import { readFileSync } from 'node:fs';
import { type GetTextTranslation, po } from 'gettext-parser';
import { type PluralRule, readPluralRule } from './plural-rule.ts';
import { DRAFT, REVIEW_HEADER } from './review.ts';

/** A text of a catalogue: the English source, and its translation. */
export type Entry = {
  key: string;
  source: string;
  /** The plural form of the source, if it has a count. */
  sourcePlural: string | undefined;
  /** The translation: one text, or one for each plural form; none if it is not translated. */
  forms: string[];
  /** The notes for the translator. */
  notes: string[];
  /** Its source has changed since it was translated (gettext's `fuzzy` flag). */
  isFuzzy: boolean;
};

/** All texts of a language in one package, by key. */
export type Catalogue = {
  file: string;
  /** A language tag such as `hi-IN`. */
  locale: string;
  /** The state of its review (review.ts). */
  review: string;
  plural: PluralRule;
  entries: ReadonlyMap<string, Entry>;
};

const toEntry = ({ msgctxt = '', msgid, msgid_plural, msgstr, comments }: GetTextTranslation): Entry => ({
  key: msgctxt,
  source: msgid,
  sourcePlural: msgid_plural,
  forms: msgstr.every((text) => text === '') ? [] : msgstr,
  notes: comments?.extracted?.split('\n') ?? [],
  isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
});

/**
 * The texts of a file by key, in the order of the file.
 *
 * @throws Error if a text has no key or the key of another text
 */
const readEntries = (file: string, translations: GetTextTranslation[]): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (const translation of translations) {
    const entry = toEntry(translation);
    if (entry.key === '' || entries.has(entry.key))
      throw new Error(
        `${file}: "${entry.source}" has ${entry.key === '' ? 'no msgctxt' : `the msgctxt of another text, ${entry.key}`}, so no code can use it. Give it a unique msgctxt.`,
      );
    entries.set(entry.key, entry);
  }
  return entries;
};

/** Parses a catalogue: gettext's PO, whose `msgctxt` is the text's key in the code. */
export const parseCatalogue = (content: string, file: string): Catalogue => {
  const { headers, translations } = po.parse(content);
  const { '': _header, ...contexts } = translations;
  return {
    file,
    locale: (headers['Language'] ?? '').replace('_', '-'),
    review: headers[REVIEW_HEADER] ?? DRAFT,
    plural: readPluralRule(headers['Plural-Forms']),
    entries: readEntries(
      file,
      Object.values(contexts).flatMap((texts) => Object.values(texts)),
    ),
  };
};

const getSourceForms = ({ source, sourcePlural }: Entry) =>
  sourcePlural === undefined ? [source] : [source, sourcePlural];

/** The template as the catalogue of the source language: every text is its own translation. */
export const toSourceCatalogue = (template: Catalogue): Catalogue => ({
  ...template,
  entries: new Map(
    [...template.entries].map(([key, entry]) => [key, { ...entry, forms: getSourceForms(entry) }]),
  ),
});

export const readCatalogue = (file: string): Catalogue => {
  const catalogue = parseCatalogue(readFileSync(file, 'utf8'), file);
  return file.endsWith('.pot') ? toSourceCatalogue(catalogue) : catalogue;
};
