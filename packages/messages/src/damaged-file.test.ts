import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allLanguages } from '../vite/catalogues.ts';
import { SOURCE_LANGUAGE } from './language-list.ts';
import { parseCatalogue } from './catalogue.ts';
import { textSources, getCatalogueFile, getLocale } from './files.ts';
import { mergeCatalogue } from './merge.ts';
import { getPluralHeader } from './plural-headers.ts';
import { checkTranslatorFile } from './translator-file.ts';

/** The number of lines that are damaged in each catalogue, spread evenly; the same in every run. */
const DAMAGED_LINES = 10;

const files = allLanguages
  .filter((language) => language !== SOURCE_LANGUAGE)
  .flatMap((language) =>
    textSources.map((texts) => ({
      language,
      texts,
      what: texts.description,
      file: getCatalogueFile(texts, language),
    })),
  )
  .filter(({ file }) => existsSync(file));

/** Changes the translation in a line, without changing its placeholders. */
const changeTranslation = (line: string) => (line.startsWith('msgstr') ? line.replace(/"$/, ' .."') : line);

/** The ways in which a file may be damaged at one of its lines. */
const damageTypes: Record<string, (lines: string[], at: number) => string[]> = {
  'cut off': (lines, at) => lines.slice(0, at),
  'without a line': (lines, at) => lines.toSpliced(at, 1),
  'with a line twice': (lines, at) => lines.toSpliced(at, 0, lines[at]!),
  'without its beginning': (lines, at) => lines.slice(at),
  'with a key twice, and another text': (lines, at) => {
    const start = lines.findLastIndex((line, index) => index <= at && line.startsWith('msgctxt'));
    const end = lines.indexOf('', Math.max(start, 0));
    return start === -1 || end === -1 ? lines : [...lines, ...lines.slice(start, end).map(changeTranslation)];
  },
};

const getTranslation = (content: string) =>
  [...parseCatalogue(content, 'damaged.po').entries].map(([key, { forms }]) => [key, forms]);

test.each(files)(
  '$language of $what: a damaged file is rejected, or every text stays the same',
  ({ language, texts, file }) => {
    const content = readFileSync(file, 'utf8');
    const template = readFileSync(texts.template, 'utf8');
    const lines = content.split('\n');
    const existing = parseCatalogue(content, file);
    const locale = getLocale(language);
    const originalTranslation = getTranslation(content);
    for (const [damageType, damage] of Object.entries(damageTypes))
      for (let step = 0; step < DAMAGED_LINES; step += 1) {
        const lineIndex = Math.floor(((step + 0.5) * lines.length) / DAMAGED_LINES);
        const translated = damage(lines, lineIndex).join('\n');
        let errors: string[];
        try {
          errors = checkTranslatorFile({ file, translated, template, existing, language, locale });
        } catch {
          continue;
        }
        if (errors.length > 0) continue;
        const pluralHeader = getPluralHeader(locale);
        const imported = mergeCatalogue({ template, translated, locale, pluralHeader });
        expect(getTranslation(imported), `${damageType} at line ${lineIndex + 1}`).toEqual(
          originalTranslation,
        );
      }
  },
);
