/** The titles of tests that name requirements, as they stand in the repository. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup.mjs';

export type ToldTest = { file: string; title: string; ids: string[] };

const FILES = ['{app,packages,pact}/**/*.{test,spec}.{ts,tsx}', 'app/e2e/**/*.ts', 'pact/consumer/**/*.ts'];
/** A text in quotes that names a requirement, in a line that is no comment. */
const TITLE = /^(?!\s*(?:\/\/|\*)).*?(['"`])((?:(?!\1).)*?\b[A-Z]{2}-\d{2}\b(?:(?!\1).)*)\1/gm;
/** What a loop puts into a title. */
const HOLE = /\$\{[^}]*\}|\$[a-z]\w*|%[sdijo]/g;
const ID = /\b[A-Z]{2}-\d{2}\b/g;
/** What stands before the words of a title: `OT-01, OT-02, Toast 7: `. */
const IDS_BEFORE = /^(?:(?:[A-Z]{1,2}-\d{2}|[A-Z]\w+ \d+|trap \d+)(?:, |: | and | ))+/;

/** The titles in a test file. */
export const titlesIn = (file: string, source: string): ToldTest[] =>
  [...source.matchAll(TITLE)].map(([, , text = '']) => ({
    file,
    title: (text.replace(IDS_BEFORE, '') || text).replaceAll(HOLE, '…'),
    ids: [...new Set(text.match(ID) ?? [])],
  }));

export const readTests = (): ToldTest[] =>
  [...new Set(FILES.flatMap((pattern) => globSync(pattern, { cwd: root })))]
    .filter((file) => !file.includes('node_modules'))
    .toSorted()
    .flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));
