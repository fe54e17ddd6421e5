/** `pnpm words:export <language> [file]`: what a translator opens in a tool that reads gettext's PO. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { catalogueFile, localeOf, TEMPLATE } from './files.ts';
import { mergeCatalogue } from './merge.ts';
import { pluralHeaderFor } from './plural-headers.ts';

const root = join(import.meta.dirname, '../..');
const [language, target = `.cache/words/${language}.po`] = process.argv.slice(2);
if (language === undefined || !/^[a-z]{2,3}$/.test(language))
  throw new Error('Which language? Name it by its code (ISO 639), as in "pnpm words:export mr".');

const modules = globSync('app/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/i18n\/keys\.ts$/.test(file))
  .toSorted()
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));
const referenceOf = (key: string) =>
  modules
    .filter(({ code }) => code.includes(`'${key}'`))
    .map(({ file }) => file)
    .join('\n');

const file = catalogueFile(language);
const locale = localeOf(language);
const out = resolve(target);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(
  out,
  mergeCatalogue({
    template: readFileSync(TEMPLATE, 'utf8'),
    translated: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    locale,
    pluralHeader: pluralHeaderFor(locale),
    referenceOf,
  }),
);
console.log(`${out}: all texts in ${locale}. "pnpm words:import ${target}" takes it back.`);
