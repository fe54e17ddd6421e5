import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { po } from 'gettext-parser';
import { type Catalogue, toSourceCatalogue, parseCatalogue } from './catalogue.ts';
import { findUnknownKeys } from './merge.ts';
import { checkTranslations } from './check-catalogue.ts';

/** The text of a file; invalid UTF-8 is an error, because it would become question marks in the translation. */
export const readTranslatorFile = (file: string): string => {
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
const parseLanguage = (file: string) => /^([a-z]{2,3})(?:\.ui)?\.po$/.exec(basename(file))?.[1];

/** The errors of a file that a PO parser would ignore silently. */
export const checkFileContent = (file: string, text: string, language: string): string[] => {
  const fileLanguage = parseLanguage(file);
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
export const findLostTexts = (existing: Catalogue, imported: Catalogue): string[] => {
  const isTranslated = ({ entries }: Catalogue, key: string) => (entries.get(key)?.forms.length ?? 0) > 0;
  const lost = [...existing.entries.keys()].filter(
    (key) => isTranslated(existing, key) && !isTranslated(imported, key),
  );
  if (lost.length === 0) return [];
  const remainder = lost.length > MAX_NAMED_KEYS ? `, and ${lost.length - MAX_NAMED_KEYS} more` : '';
  return [
    `it lacks texts that are translated now: ${lost.slice(0, MAX_NAMED_KEYS).join(', ')}${remainder}. To remove them, add --drop`,
  ];
};

type TranslatorFile = {
  file: string;
  translated: string;
  template: string;
  /** The existing translation of the language, if any. */
  existing: Catalogue | undefined;
  language: string;
  locale: string;
};

/** The reasons why a file cannot be imported, as sentences; each of them once. */
export const checkTranslatorFile = ({
  file,
  translated,
  template,
  existing,
  language,
  locale,
}: TranslatorFile): string[] => {
  const imported = parseCatalogue(translated, file);
  return [
    ...new Set([
      ...checkFileContent(file, translated, language),
      ...checkTranslations(imported, toSourceCatalogue(parseCatalogue(template, file)), locale).map(
        ({ key, message }) => `${key} ${message}`,
      ),
      ...findUnknownKeys(template, translated).map((key) => `${key} is no key of the English catalogue`),
      ...(existing ? findLostTexts(existing, imported) : []),
    ]),
  ];
};
