/**
 * The next versions as a patch. A job with write access applies it as text instead of running the code that bumped the
 * versions, so this imports no installed package.
 */
import { writeFileSync } from 'node:fs';
import { run } from './step.ts';

/** The files that a version bump changes. Any other file in a patch is unexpected. */
export const VERSION_BUMP_FILES = [
  '.changeset/*.md',
  'packages/*/CHANGELOG.md',
  'packages/*/package.json',
  'packages/*/api/released.json',
];

/** Writes the changes of a workspace as a patch; throws where another file has changed. */
export const writeVersionsPatch = (workspace: string, file: string) => {
  run('git', ['add', '--all'], workspace);
  const listChanged = (...paths: string[]) =>
    run('git', ['diff', '--cached', '--no-renames', '--name-only', '--', ...paths], workspace);
  const otherFiles = listChanged('.', ...VERSION_BUMP_FILES.map((path) => `:(exclude)${path}`)).trim();
  if (otherFiles !== '')
    throw new Error(
      `Updating the versions also changed\n${otherFiles}\nwhich is not part of a release. Add it to VERSION_BUMP_FILES in tools/release/versions.ts, or find out what changed it.`,
    );
  writeFileSync(file, run('git', ['diff', '--cached', '--no-renames', '--binary'], workspace));
};

/** Applies a patch, restricted to the files that a version bump changes. */
export const applyVersionsPatch = (workspace: string, file: string) => {
  run('git', ['apply', ...VERSION_BUMP_FILES.map((path) => `--include=${path}`), file], workspace);
};
