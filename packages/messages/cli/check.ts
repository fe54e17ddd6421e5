/**
 * Part of `pnpm check`: every text of the app and of the components is used, and every language is complete enough to
 * be shown.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCE_LANGUAGE, languages } from '../src/language-list.ts';
import { allLanguages } from '../vite/catalogues.ts';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';
import { readCatalogue } from '../src/catalogue.ts';
import { type TextSource, textSources, getCatalogueFile } from '../src/files.ts';
import { withoutPlaceNames } from '../src/place-names.ts';
import {
  type CatalogueError,
  findChangedLiterals,
  checkTranslations,
  findUnusedTexts,
} from '../src/check-catalogue.ts';
import { findFilesUsing, readModules } from '../src/files-using.ts';

const root = join(import.meta.dirname, '../../..');

/** The literal texts of each requirement, in back-ticks; `{week}` matches a number. */
const literals = new Map(
  readRequirementRows().map(({ id, text }): [string, Set<string>] => [
    id,
    new Set(
      [...text.matchAll(/`([^`]+)`/g)].map(([, literal = '']) =>
        literal.replaceAll(/(?<=Week )\d+/g, '{week}'),
      ),
    ),
  ]),
);

const checkTextSource = (texts: TextSource): CatalogueError[] => {
  const source = readCatalogue(texts.template);
  const modules = readModules(texts);
  return [
    ...findUnusedTexts(withoutPlaceNames(source), (key) => findFilesUsing(texts, key, modules).length > 0),
    ...findChangedLiterals(source, literals),
    ...allLanguages.flatMap((language) => {
      const file = getCatalogueFile(texts, language);
      // The components' catalogue may be missing in a draft language, whose components are then in English.
      if (language === SOURCE_LANGUAGE || !existsSync(file)) return [];
      return checkTranslations(readCatalogue(file), source, languages[language].locale);
    }),
  ];
};

const errors = textSources.flatMap(checkTextSource);
for (const { file, key, message } of errors) console.error(`${relative(root, file)}: ${key} ${message}.`);
if (errors.length > 0) process.exitCode = 1;
