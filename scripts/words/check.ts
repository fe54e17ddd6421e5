/** Part of `pnpm check`: every text of the app is said, and every language has what it needs to be shown. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCE, languages } from '../../app/src/i18n/language-list.ts';
import { allLanguages, readTexts } from '../../app/words/catalogues.ts';
import { readRequirementRows } from '../requirement-rows.mjs';
import { withoutPlaces } from './places.ts';
import { changedLiterals, translationProblems, unusedTexts } from './problems.ts';

const root = join(import.meta.dirname, '../..');
const source = readTexts(SOURCE);

/** The modules that say texts. */
const sources = globSync('app/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/i18n\/keys\.ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

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

const problems = [
  ...unusedTexts(withoutPlaces(source), sources),
  ...changedLiterals(source, literals),
  ...allLanguages
    .filter((language) => language !== SOURCE)
    .flatMap((language) => translationProblems(readTexts(language), source, languages[language])),
];
for (const { file, key, what } of problems) console.error(`${relative(root, file)}: ${key} ${what}.`);
if (problems.length > 0) process.exitCode = 1;
