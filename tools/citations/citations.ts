/** Checks that citations in comments exist in `docs`, and that relative links in Markdown resolve. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAnchors, findBrokenCitations } from './citation-grammar.ts';
import { readRequirementRows } from '../../packages/dev-support/src/requirement-rows.ts';
import { root } from '../setup.mjs';

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|mdx?|css|ya?ml)$/;
/** Tests whose samples contain broken citations on purpose, and the generated lockfile. */
const SKIPPED_FILES = new Set([
  'tools/citations/citations.test.ts',
  'tools/requirements/requirements.test.ts',
  'pnpm-lock.yaml',
]);
/** Links to a line of a source file are checked for the file only. */
const ANY_ANCHOR = { has: () => true };

const trackedFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
});
const files = trackedFiles
  .toString()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const getAnchors = (page: string) => {
  if (page === 'the requirements') return new Set(readRequirementRows().map(({ id }) => id));
  if (page === 'their prefixes') return new Set(readRequirementRows().map(({ id }) => id.slice(0, 2)));
  if (page === 'components')
    return new Set(findAnchors(read('docs/components.md')).map((anchor) => anchor.replace(/-\d+$/, '')));
  if (page.endsWith('.md')) return files.includes(page) ? new Set(findAnchors(read(page))) : undefined;
  const anchorsByPage = files.filter((file) => file.startsWith(`${page}/`) && file.endsWith('.md'));
  if (page.startsWith('docs/') && anchorsByPage.length > 0)
    return new Set(anchorsByPage.flatMap((page) => findAnchors(read(page))));
  return existsSync(join(root, page)) ? ANY_ANCHOR : undefined;
};

const anchorsByPage = new Map<string, ReturnType<typeof getAnchors>>();
const getCachedAnchors = (page: string) => {
  if (!anchorsByPage.has(page)) anchorsByPage.set(page, getAnchors(page));
  return anchorsByPage.get(page);
};

const checkedFiles = files.filter((file) => SOURCE_FILE.test(file) && !SKIPPED_FILES.has(file));
const errors = checkedFiles.flatMap((file) => findBrokenCitations(getCachedAnchors, file, read(file)));
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
