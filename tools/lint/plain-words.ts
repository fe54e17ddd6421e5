/**
 * Comments, test titles and file names use the field's standard terms: an engineer finds code by the terms that they
 * search for (docs/glossary.md). `node tools/lint/plain-words.ts [path …]` lists what does not.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A word that is not used, and its replacement. */
export const retiredWords: readonly (readonly [words: string, use: string])[] = [
  ['mothers?|she|her|hers|herself', 'the user'],
  ['answer|answers|answered|answering', 'response, respond; handle'],
  ['say|says|said|saying', 'state, show, announce, log, require; message, text'],
  ['tell|tells|told|telling', 'notify, report, announce; distinguish'],
  ['kept', 'cached, persisted, saved, retained'],
  ['forget|forgets|forgot|forgotten', 'clear, discard'],
  ['anew', 'again; refetch, bypass the cache'],
  ['somebody|someone|nobody|whoever|everybody', 'the user, a caller, a developer, no user'],
  ['deeds?|doings', 'action, result'],
  ['untold|unsaid', 'missing'],
];

const RETIRED_WORDS = retiredWords.map(
  ([pattern, replacement]) => [new RegExp(String.raw`\b(?:${pattern})\b`, 'gi'), replacement] as const,
);

/** A comment of a line or of several, or the title of a test; a quoted text of the product is none of them. */
const COMMENT = /(?<![:\w'"`])\/\/(?<line>.*)$|\/\*(?<block>[\s\S]*?)\*\//gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>/g;
const QUOTED_TEXT = /[`"“][^`"”\n]*[`"”]/g;

export type Finding = { line: number; word: string; use: string };

const findRetiredWords = (text: string, line: number): Finding[] =>
  text.split('\n').flatMap((row, index) =>
    RETIRED_WORDS.flatMap(([pattern, replacement]) =>
      (row.replaceAll(QUOTED_TEXT, '').match(pattern) ?? []).map((word) => ({
        line: line + index,
        word,
        use: replacement,
      })),
    ),
  );

/** The retired words of a module's comments and test titles. */
export const findRetiredWordsInSource = (source: string): Finding[] => {
  const getLine = (index: number) => source.slice(0, index).split('\n').length;
  return [...source.matchAll(COMMENT), ...source.matchAll(TITLE)]
    .flatMap(({ index, groups }) =>
      findRetiredWords(groups?.['line'] ?? groups?.['block'] ?? groups?.['title'] ?? '', getLine(index)),
    )
    .toSorted((one, other) => one.line - other.line);
};

/** The retired words of a file's name, `late-answer.test.ts`. */
export const findRetiredWordsInName = (file: string): Finding[] =>
  findRetiredWords(
    basename(file)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll(/[-_.]/g, ' '),
    1,
  );

const EXCLUDED_FILES = /(?:^|\/)generated\/|^pact\/released\/|\/i18n\/keys\.ts$|\/component-messages\.ts$/;

const main = (paths: readonly string[]): number => {
  const root = join(import.meta.dirname, '../..');
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(?:ts|tsx|mts|mjs)$/.test(file) && !EXCLUDED_FILES.test(file));
  const rows = files.flatMap((file) =>
    [
      ...findRetiredWordsInName(file),
      ...findRetiredWordsInSource(readFileSync(join(root, file), 'utf8')),
    ].map(({ line, word, use }) => `${file}:${line} "${word}": ${use}`),
  );
  for (const row of rows) console.error(row);
  if (rows.length > 0)
    console.error(
      `${rows.length} retired words. They are this project's alone: use the word that a reader searches for.`,
    );
  return rows.length > 0 ? 1 : 0;
};

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
