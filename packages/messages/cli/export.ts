/**
 * `pnpm messages export <language> [folder]`: writes one gettext PO file for each package, for a translator's tool.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { textSources, getCatalogueFile, getLocale } from '../src/files.ts';
import { mergeCatalogue } from '../src/merge.ts';
import { getPluralHeader } from '../src/plural-headers.ts';
import { findFilesUsing, readModules } from '../src/files-using.ts';

const [language, folder = '.cache/messages'] = process.argv.slice(2);
if (language === undefined || !/^[a-z]{2,3}$/.test(language))
  throw new Error('Which language? Name it by its code (ISO 639), as in "pnpm messages export mr".');

const locale = getLocale(language);
mkdirSync(folder, { recursive: true });
for (const texts of textSources) {
  const modules = readModules(texts);
  const file = getCatalogueFile(texts, language);
  const out = join(folder, `${language}${texts.suffix}.po`);
  writeFileSync(
    out,
    mergeCatalogue({
      template: readFileSync(texts.template, 'utf8'),
      translated: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
      locale,
      pluralHeader: getPluralHeader(locale),
      getReference: (key) => findFilesUsing(texts, key, modules).join('\n'),
    }),
  );
  console.log(
    `${resolve(out)}: all texts of ${texts.description} in ${locale}. "pnpm messages import ${out}" imports it.`,
  );
}
