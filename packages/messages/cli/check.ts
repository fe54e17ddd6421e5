/** Part of `pnpm check`: every text of the app and of the components is said, and every language has what it needs to be shown. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCE, languages } from '../src/language-list.ts';
import { allLanguages } from '../vite/catalogues.ts';
import { readRequirementRows } from '@janani/dev-support/src/requirement-rows.ts';
import { readCatalogue } from '../src/catalogue.ts';
import { type Words, allWords, catalogueFile } from '../src/files.ts';
import { withoutPlaces } from '../src/places.ts';
import { type Problem, changedLiterals, translationProblems, unusedTexts } from '../src/problems.ts';
import { filesSaying, modulesOf } from '../src/said-in.ts';

const root = join(import.meta.dirname, '../../..');

/** What each requirement gives in back-ticks, with `{week}` where a number of its own goes in. */
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

const problemsIn = (words: Words): Problem[] => {
  const source = readCatalogue(words.template);
  const modules = modulesOf(words);
  return [
    ...unusedTexts(withoutPlaces(source), (key) => filesSaying(words, key, modules).length > 0),
    ...changedLiterals(source, literals),
    ...allLanguages.flatMap((language) => {
      const file = catalogueFile(words, language);
      // The components speak English in a language that they have no catalogue in: only a draft may leave it there.
      if (language === SOURCE || !existsSync(file)) return [];
      return translationProblems(readCatalogue(file), source, languages[language].locale);
    }),
  ];
};

const problems = allWords.flatMap(problemsIn);
for (const { file, key, what } of problems) console.error(`${relative(root, file)}: ${key} ${what}.`);
if (problems.length > 0) process.exitCode = 1;
