/**
 * `pnpm check`: a breaking change of the public surface requires a changeset with a major version. API Extractor cannot
 * distinguish one: its report differs for `size?: 'sm' | 'lg'` as for `size: 'sm'`, and covers no CSS variable, data attribute or
 * text. With `--check` it also compares the reports with the sources, so that the compiler writes the declarations once for both.
 */
import './generate.ts';
import { readFileSync } from 'node:fs';
import { findBreakingChanges, getErrorMessage } from './breaking.ts';
import { findAnnouncedBump } from './changesets.ts';
import { changesetFolder, publishedPackages } from './packages.ts';
import { type Surface, getSurface } from './surface.ts';

for (const entry of publishedPackages) {
  const before = JSON.parse(readFileSync(entry.released, 'utf8')) as Surface;
  const changes = findBreakingChanges(before, getSurface(entry));
  const problem = getErrorMessage(entry.name, changes, findAnnouncedBump(changesetFolder, entry.name));
  if (problem === undefined) continue;
  console.error(problem);
  process.exitCode = 1;
}
