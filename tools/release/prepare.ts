/**
 * `pnpm release prepare <folder>` runs the steps of a release that require no rights, and writes the result to a
 * folder: the next versions as a patch while changesets are pending, otherwise tarballs of the versions that the
 * registry lacks. A job with rights applies the result and runs no installed code.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bumpVersions, hasChangesets, packReleases } from './changesets.ts';
import { readOwnerDetails } from './owner-details.ts';
import { readReleases } from './packed-release.ts';
import { pnpm, step } from './step.ts';
import { writeVersionsPatch } from './versions.ts';

const [, , folder] = process.argv;
if (!folder)
  throw new Error(
    'The output folder is missing, so nothing is packed. Name it: `pnpm release prepare .cache/release`.',
  );

const workspace = join(import.meta.dirname, '../..');
const prepared = resolve(folder);
mkdirSync(prepared, { recursive: true });

const prepare = async (): Promise<'version' | 'publish' | 'nothing'> => {
  if (hasChangesets(workspace)) {
    await step('versions bumped, changelogs written', () => bumpVersions(workspace));
    writeVersionsPatch(workspace, join(prepared, 'versions.patch'));
    return 'version';
  }
  // Checked before the build, which takes minutes.
  readOwnerDetails(workspace);
  await step('packages built', () => pnpm(['run', 'build:packages'], workspace));
  if (!(await step('packed', () => packReleases(workspace, prepared)))) return 'nothing';
  for (const { name, version, file } of readReleases(prepared, workspace))
    console.log(`  ${name}@${version} in ${file}`);
  return 'publish';
};

const next = await prepare();
console.log(`Next: ${next}`);
const { GITHUB_OUTPUT } = process.env;
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `next=${next}\n`);
