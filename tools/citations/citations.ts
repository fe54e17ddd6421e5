/** Checks that what comments cite stands in `docs`, and that relative links of Markdown lead somewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsIn, problemsIn } from './citation-grammar.ts';
import { readRequirementRows } from '../../packages/dev-support/src/requirement-rows.ts';
import { root } from '../setup.mjs';

const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|mdx?|css|ya?ml)$/;
/** The samples of these tests cite what is not there. */
const SKIPPED = new Set([
  'tools/citations/citations.test.ts',
  'tools/requirements/requirements.test.ts',
  'pnpm-lock.yaml',
]);
/** Whoever links to a line of a source file means the file. */
const ANY = { has: () => true };

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = listed
  .toString()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const anchorsOf = (place: string) => {
  if (place === 'the requirements') return new Set(readRequirementRows().map(({ id }) => id));
  if (place === 'their prefixes') return new Set(readRequirementRows().map(({ id }) => id.slice(0, 2)));
  if (place === 'components')
    return new Set(anchorsIn(read('docs/components.md')).map((anchor) => anchor.replace(/-\d+$/, '')));
  if (place.endsWith('.md')) return files.includes(place) ? new Set(anchorsIn(read(place))) : undefined;
  const pages = files.filter((file) => file.startsWith(`${place}/`) && file.endsWith('.md'));
  if (place.startsWith('docs/') && pages.length > 0)
    return new Set(pages.flatMap((page) => anchorsIn(read(page))));
  return existsSync(join(root, place)) ? ANY : undefined;
};

const places = new Map<string, ReturnType<typeof anchorsOf>>();
const known = (place: string) => {
  if (!places.has(place)) places.set(place, anchorsOf(place));
  return places.get(place);
};

const checked = files.filter((file) => SOURCE_FILE.test(file) && !SKIPPED.has(file));
const problems = checked.flatMap((file) => problemsIn(known, file, read(file)));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
