/** `pnpm words:import <file>`: checks what a translator has sent, and makes it the catalogue of its language. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { asSource, parseCatalogue } from './catalogue.ts';
import { TEMPLATE, catalogueFile, localeOf } from './files.ts';
import { mergeCatalogue, unknownKeys } from './merge.ts';
import { pluralHeaderFor } from './plural-headers.ts';
import { translationProblems } from './problems.ts';

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('Which file? Name it, as in "pnpm words:import .cache/words/mr.po".');

const template = readFileSync(TEMPLATE, 'utf8');
const translated = readFileSync(from, 'utf8');
const sent = parseCatalogue(translated, from);
const [language = ''] = sent.locale.split('-');
const locale = localeOf(language);
const problems = [
  ...translationProblems(sent, asSource(parseCatalogue(template, TEMPLATE)), { locale, isReviewed: false }),
  ...unknownKeys(template, translated).map((key) => ({ key, what: 'is a text that we do not have' })),
];
if (problems.length > 0) {
  for (const { key, what } of problems) console.error(`${from}: ${key} ${what}.`);
  console.error(
    'Nothing was taken over: a text that lacks a value or a form would be said wrong. Correct the file.',
  );
  process.exit(1);
}
const file = catalogueFile(language);
const isNew = !existsSync(file);
writeFileSync(file, mergeCatalogue({ template, translated, locale, pluralHeader: pluralHeaderFor(locale) }));
console.log(`${file} is what the translator has sent.`);
if (isNew) console.log(`It is offered once it stands in app/src/i18n/language-list.ts.`);
