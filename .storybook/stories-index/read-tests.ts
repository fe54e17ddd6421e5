/** The titles of tests that name requirements, read from the source files. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup.mjs';

export type TestSummary = { file: string; title: string; ids: string[] };

const FILES = ['{app,packages,pact}/**/*.{test,spec}.{ts,tsx}', 'app/e2e/**/*.ts', 'pact/consumer/**/*.ts'];
/** A string literal that contains a requirement ID, in a line that is not a comment. */
const TITLE = /^(?!\s*(?:\/\/|\*)).*?(['"`])((?:(?!\1).)*?\b[A-Z]{2}-\d{2}\b(?:(?!\1).)*)\1/gm;
/** A placeholder of a parametrised title. */
const PLACEHOLDER = /\$\{[^}]*\}|\$[a-z]\w*|%[sdijo]/g;
const ID = /\b[A-Z]{2}-\d{2}\b/g;
/** The IDs that begin a title, `OT-01, OT-02, Toast 7: `, or end it, ` [OT-01, OT-02]`. */
const IDS_BEFORE = /^(?:(?:[A-Z]{1,2}-\d{2}|[A-Z]\w+ \d+|trap \d+)(?:, |: | and | ))+/;
const IDS_AFTER = / \[[^\]]*\]$/;

/** The titles in a test file. */
export const parseTestTitles = (file: string, source: string): TestSummary[] =>
  [...source.matchAll(TITLE)].map(([, , text = '']) => ({
    file,
    title: (text.replace(IDS_AFTER, '').replace(IDS_BEFORE, '') || text).replaceAll(PLACEHOLDER, '…'),
    ids: [...new Set(text.match(ID) ?? [])],
  }));

export const readTests = (): TestSummary[] =>
  [...new Set(FILES.flatMap((pattern) => globSync(pattern, { cwd: root })))]
    .filter((file) => !file.includes('node_modules'))
    .toSorted()
    .flatMap((file) => parseTestTitles(file, readFileSync(join(root, file), 'utf8')));
