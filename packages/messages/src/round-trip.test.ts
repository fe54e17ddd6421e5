import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { allLanguages } from '../vite/catalogues.ts';
import { SOURCE_LANGUAGE } from './language-list.ts';
import { textSources, getCatalogueFile, getLocale } from './files.ts';
import { mergeCatalogue, getProject } from './merge.ts';
import { getPluralHeader } from './plural-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const catalogues = allLanguages
  .filter((language) => language !== SOURCE_LANGUAGE)
  .flatMap((language) =>
    textSources
      .filter((texts) => existsSync(getCatalogueFile(texts, language)))
      .map((texts) => ({ what: texts.description, language, texts })),
  );

test.each(catalogues)(
  'the $language catalogue of $what is the same, byte for byte, after export and import',
  ({ language, texts }) => {
    const file = join(folder, `${language}${texts.suffix}.po`);
    // The first catalogue of a language exports all of them.
    if (!existsSync(file))
      execFileSync(process.execPath, [join(import.meta.dirname, '../cli/export.ts'), language, folder]);
    const exported = readFileSync(file, 'utf8');
    expect(getProject(exported)).toBe(texts.project);
    const locale = getLocale(language);
    const imported = mergeCatalogue({
      template: readFileSync(texts.template, 'utf8'),
      translated: exported,
      locale,
      pluralHeader: getPluralHeader(locale),
    });
    expect(imported).toBe(readFileSync(getCatalogueFile(texts, language), 'utf8'));
  },
);
