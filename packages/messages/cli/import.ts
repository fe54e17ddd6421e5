/**
 * `pnpm messages import <file>… [--drop]`: checks a translator's file, and makes it the catalogue of its language and
 * package.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseCatalogue, readCatalogue } from '../src/catalogue.ts';
import { textSources, getCatalogueFile, getLocale } from '../src/files.ts';
import { mergeCatalogue, getProject } from '../src/merge.ts';
import { getPluralHeader } from '../src/plural-headers.ts';
import { readTranslatorFile, checkTranslatorFile } from '../src/translator-file.ts';

const parseTranslatorFile = (importedFile: string, translated: string) => {
  if (!translated.includes('msgid'))
    throw new Error(
      `${importedFile} has no text of a catalogue, so nothing was imported. Name the file that "pnpm messages export" wrote.`,
    );
  try {
    return parseCatalogue(translated, importedFile);
  } catch (cause) {
    throw new Error(
      `${importedFile} is no catalogue, so nothing was imported: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
};

const getTextSource = (importedFile: string, translated: string) => {
  const project = getProject(translated);
  const texts = textSources.find((source) => source.project === project);
  if (texts) return texts;
  throw new Error(
    `${importedFile} is of the unknown project "${project}", so nothing was imported. Set its header to "Project-Id-Version: ${textSources.map((source) => source.project).join('" or "')}".`,
  );
};

/** Checks a file. Returns its errors, and a function that writes its catalogue. */
const checkFile = (importedFile: string, mayDrop: boolean) => {
  const translated = readTranslatorFile(importedFile);
  const imported = parseTranslatorFile(importedFile, translated);
  const texts = getTextSource(importedFile, translated);
  const template = readFileSync(texts.template, 'utf8');
  const [language = ''] = imported.locale.split('-');
  if (language === '')
    throw new Error(
      `${importedFile} has no "Language:" in its header, so nothing was imported. Write it as "Language: mr_IN".`,
    );
  const locale = getLocale(language);
  const file = getCatalogueFile(texts, language);
  const existingCatalogue = existsSync(file) ? readCatalogue(file) : undefined;
  const errors = checkTranslatorFile({
    file: importedFile,
    translated,
    template,
    existing: mayDrop ? undefined : existingCatalogue,
    language,
    locale,
  }).map((message) => `${importedFile}: ${message}.`);
  const write = () => {
    const pluralHeader = getPluralHeader(locale);
    // The reviewer of a language is recorded in the repository's catalogue, and never taken from an imported file.
    const review = existingCatalogue?.review;
    writeFileSync(file, mergeCatalogue({ template, translated, locale, pluralHeader, review }));
    console.log(`${file} has the imported translations.`);
    if (!existingCatalogue)
      console.log(`The language is offered once packages/messages/src/language-list.ts lists it.`);
  };
  return { errors, write };
};

const [mayDrop, files] = [
  process.argv.includes('--drop'),
  process.argv.slice(2).filter((argument) => argument !== '--drop'),
];
if (files.length === 0)
  throw new Error(
    'Which file? Name it, as in "pnpm messages import .cache/messages/mr.po .cache/messages/mr.ui.po".',
  );
const checkedFiles = files.map((file) => checkFile(file, mayDrop));
const errors = checkedFiles.flatMap((checked) => checked.errors);
if (errors.length > 0) {
  for (const error of errors) console.error(error);
  console.error(
    'No file was imported: a text that lacks a value or a plural form would be shown incorrectly. Correct the file.',
  );
  process.exitCode = 1;
} else for (const { write } of checkedFiles) write();
