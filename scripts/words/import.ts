/** `pnpm words:import <file>…`: checks what a translator has sent, and makes it the catalogue of its language and package. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { asSource, parseCatalogue } from './catalogue.ts';
import { allWords, catalogueFile, localeOf } from './files.ts';
import { mergeCatalogue, projectOf, unknownKeys } from './merge.ts';
import { pluralHeaderFor } from './plural-headers.ts';
import { translationProblems } from './problems.ts';

const importFile = (from: string): void => {
  const translated = readFileSync(from, 'utf8');
  const project = projectOf(translated);
  const words = allWords.find((one) => one.project === project);
  if (!words)
    throw new Error(
      `${from} says that it is of "${project}", and there is no such project, so nothing was taken over. Its head has to say "Project-Id-Version: ${allWords.map((one) => one.project).join('" or "')}".`,
    );
  const template = readFileSync(words.template, 'utf8');
  const sent = parseCatalogue(translated, from);
  const [language = ''] = sent.locale.split('-');
  const locale = localeOf(language);
  const problems = [
    ...translationProblems(sent, asSource(parseCatalogue(template, words.template)), locale),
    ...unknownKeys(template, translated).map((key) => ({ key, what: 'is a text that we do not have' })),
  ];
  if (problems.length > 0) {
    for (const { key, what } of problems) console.error(`${from}: ${key} ${what}.`);
    console.error(
      'Nothing was taken over: a text that lacks a value or a form would be said wrong. Correct the file.',
    );
    process.exitCode = 1;
    return;
  }
  const file = catalogueFile(words, language);
  const isNew = !existsSync(file);
  const pluralHeader = pluralHeaderFor(locale);
  writeFileSync(file, mergeCatalogue({ template, translated, locale, pluralHeader }));
  console.log(`${file} is what the translator has sent.`);
  if (isNew) console.log(`The language is offered once it stands in app/src/i18n/language-list.ts.`);
};

const files = process.argv.slice(2);
if (files.length === 0)
  throw new Error('Which file? Name it, as in "pnpm words:import .cache/words/mr.po .cache/words/mr.ui.po".');
for (const file of files) importFile(file);
