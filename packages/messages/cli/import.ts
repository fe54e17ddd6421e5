/**
 * `pnpm messages import <file>… [--drop]`: checks a translator's file, and makes it the catalogue of its language and
 * package.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseCatalogue, readCatalogue } from '../src/catalogue.ts';
import { textSources, catalogueFile, getLocale } from '../src/files.ts';
import { mergeCatalogue, getProject } from '../src/merge.ts';
import { pluralHeaderFor } from '../src/plural-headers.ts';
import { readSentFile, sentProblems } from '../src/translator-file.ts';

const parseSent = (from: string, translated: string) => {
  if (!translated.includes('msgid'))
    throw new Error(
      `${from} has no text of a catalogue, so nothing was imported. Name the file that "pnpm messages export" wrote.`,
    );
  try {
    return parseCatalogue(translated, from);
  } catch (cause) {
    throw new Error(
      `${from} is no catalogue, so nothing was imported: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
};

const getTextSource = (from: string, translated: string) => {
  const project = getProject(translated);
  const texts = textSources.find((source) => source.project === project);
  if (texts) return texts;
  throw new Error(
    `${from} is of the unknown project "${project}", so nothing was imported. Set its header to "Project-Id-Version: ${textSources.map((source) => source.project).join('" or "')}".`,
  );
};

/** The problems of a file, and the catalogue that it becomes. */
const checkFile = (from: string, mayDrop: boolean) => {
  const translated = readSentFile(from);
  const sent = parseSent(from, translated);
  const texts = getTextSource(from, translated);
  const template = readFileSync(texts.template, 'utf8');
  const [language = ''] = sent.locale.split('-');
  if (language === '')
    throw new Error(
      `${from} has no "Language:" in its header, so nothing was imported. Write it as "Language: mr_IN".`,
    );
  const locale = getLocale(language);
  const file = catalogueFile(texts, language);
  const existingCatalogue = existsSync(file) ? readCatalogue(file) : undefined;
  const problems = sentProblems({
    file: from,
    translated,
    template,
    existing: mayDrop ? undefined : existingCatalogue,
    language,
    locale,
  }).map((what) => `${from}: ${what}.`);
  const write = () => {
    const pluralHeader = pluralHeaderFor(locale);
    // The reviewer of a language is recorded in the repository's catalogue, and never taken from an imported file.
    const review = existingCatalogue?.review;
    writeFileSync(file, mergeCatalogue({ template, translated, locale, pluralHeader, review }));
    console.log(`${file} has the imported translations.`);
    if (!existingCatalogue)
      console.log(`The language is offered once packages/messages/src/language-list.ts lists it.`);
  };
  return { problems, write };
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
const problems = checkedFiles.flatMap((checked) => checked.problems);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(
    'No file was imported: a text that lacks a value or a plural form would be shown incorrectly. Correct the file.',
  );
  process.exitCode = 1;
} else for (const { write } of checkedFiles) write();
