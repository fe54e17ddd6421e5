/**
 * Part of `pnpm check`: every text of the app and of the components is used, and every language is complete enough to
 * be shown.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCE, languages } from '../src/language-list.ts';
import { allLanguages } from '../vite/catalogues.ts';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';
import { readCatalogue } from '../src/catalogue.ts';
import { type TextSource, textSources, catalogueFile } from '../src/files.ts';
import { withoutPlaceNames } from '../src/place-names.ts';
import { type Problem, changedLiterals, translationProblems, unusedTexts } from '../src/problems.ts';
import { filesUsing, getModules } from '../src/files-using.ts';

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

const problemsIn = (texts: TextSource): Problem[] => {
  const source = readCatalogue(texts.template);
  const modules = getModules(texts);
  return [
    ...unusedTexts(withoutPlaceNames(source), (key) => filesUsing(texts, key, modules).length > 0),
    ...changedLiterals(source, literals),
    ...allLanguages.flatMap((language) => {
      const file = catalogueFile(texts, language);
      // Components without a catalogue in a language are in English: only a draft may leave it so.
      if (language === SOURCE || !existsSync(file)) return [];
      return translationProblems(readCatalogue(file), source, languages[language].locale);
    }),
  ];
};

const problems = textSources.flatMap(problemsIn);
for (const { file, key, what } of problems) console.error(`${relative(root, file)}: ${key} ${what}.`);
if (problems.length > 0) process.exitCode = 1;
