import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { po } from 'gettext-parser';
import { type Catalogue, toSourceCatalogue, parseCatalogue } from './catalogue.ts';
import { unknownKeys } from './merge.ts';
import { translationProblems } from './problems.ts';

/** The text of a file; invalid UTF-8 is an error, because it would become question marks in the translation. */
export const readSentFile = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read as UTF-8, so nothing was imported. Name an existing file, saved as UTF-8.`,
      { cause },
    );
  }
};

/** The language in a file's name, as `pnpm messages export` writes it: `gu` of `gu.po` and `gu.ui.po`. */
const languageInName = (file: string) => /^([a-z]{2,3})(?:\.ui)?\.po$/.exec(basename(file))?.[1];

/** The problems of a file that a parser would ignore silently. */
export const fileProblems = (file: string, text: string, language: string): string[] => {
  const fileLanguage = languageInName(file);
  const keys = [...text.matchAll(/^msgctxt "(.*)"$/gm)].map(([, key = '']) => key);
  const duplicates = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
  const { '': _header, ...unnamed } = po.parse(text).translations[''] ?? {};
  return [
    ...(fileLanguage !== undefined && fileLanguage !== language
      ? [`its name has the language "${fileLanguage}", and its header "${language}": correct one of them`]
      : []),
    ...duplicates.map((key) => `${key} occurs twice, and only the last would be imported`),
    ...Object.keys(unnamed).map((source) => `"${source}" has no msgctxt, so its key is unknown`),
  ];
};

/** The maximum number of keys in an error message. */
const MAX_NAMED_KEYS = 5;

/** The existing translations that a file would remove; a truncated file looks like an unfinished one. */
export const lostTexts = (existing: Catalogue, sent: Catalogue): string[] => {
  const isTranslated = ({ entries }: Catalogue, key: string) => (entries.get(key)?.forms.length ?? 0) > 0;
  const lost = [...existing.entries.keys()].filter(
    (key) => isTranslated(existing, key) && !isTranslated(sent, key),
  );
  if (lost.length === 0) return [];
  const more = lost.length > MAX_NAMED_KEYS ? `, and ${lost.length - MAX_NAMED_KEYS} more` : '';
  return [
    `it lacks texts that are translated now: ${lost.slice(0, MAX_NAMED_KEYS).join(', ')}${more}. To remove them, add --drop`,
  ];
};

type SentFile = {
  file: string;
  translated: string;
  template: string;
  /** The existing translation of the language, if any. */
  existing: Catalogue | undefined;
  language: string;
  locale: string;
};

/** The reasons why a file cannot be imported, as sentences; each of them once. */
export const sentProblems = ({
  file,
  translated,
  template,
  existing,
  language,
  locale,
}: SentFile): string[] => {
  const sent = parseCatalogue(translated, file);
  return [
    ...new Set([
      ...fileProblems(file, translated, language),
      ...translationProblems(sent, toSourceCatalogue(parseCatalogue(template, file)), locale).map(
        ({ key, what }) => `${key} ${what}`,
      ),
      ...unknownKeys(template, translated).map((key) => `${key} is no key of the English catalogue`),
      ...(existing ? lostTexts(existing, sent) : []),
    ]),
  ];
};
