/** Checks that citations in comments exist in `docs`, and that relative links in Markdown resolve. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsIn, problemsIn } from './citation-grammar.ts';
import { readRequirementRows } from '../../packages/dev-support/src/requirement-rows.ts';
import { root } from '../setup.mjs';

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|mdx?|css|ya?ml)$/;
/** The samples of these tests contain broken citations on purpose. */
const SKIPPED_FILES = new Set([
  'tools/citations/citations.test.ts',
  'tools/requirements/requirements.test.ts',
  'pnpm-lock.yaml',
]);
/** Links to a line of a source file are checked for the file only. */
const ANY = { has: () => true };

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed
  .toString()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const getAnchors = (page: string) => {
  if (page === 'the requirements') return new Set(readRequirementRows().map(({ id }) => id));
  if (page === 'their prefixes') return new Set(readRequirementRows().map(({ id }) => id.slice(0, 2)));
  if (page === 'components')
    return new Set(anchorsIn(read('docs/components.md')).map((anchor) => anchor.replace(/-\d+$/, '')));
  if (page.endsWith('.md')) return files.includes(page) ? new Set(anchorsIn(read(page))) : undefined;
  const pages = files.filter((file) => file.startsWith(`${page}/`) && file.endsWith('.md'));
  if (page.startsWith('docs/') && pages.length > 0)
    return new Set(pages.flatMap((page) => anchorsIn(read(page))));
  return existsSync(join(root, page)) ? ANY : undefined;
};

const pages = new Map<string, ReturnType<typeof getAnchors>>();
const getCachedAnchors = (page: string) => {
  if (!pages.has(page)) pages.set(page, getAnchors(page));
  return pages.get(page);
};

const checkedFiles = files.filter((file) => SOURCE_FILE.test(file) && !SKIPPED_FILES.has(file));
const problems = checkedFiles.flatMap((file) => problemsIn(getCachedAnchors, file, read(file)));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
