/**
 * The next versions as a patch. A job that may write takes it over as text, and need not run what raised the versions;
 * so this imports nothing that is installed.
 */
import { writeFileSync } from 'node:fs';
import { run } from './step.ts';

/** All that a raised version changes. A patch for another file is one that nobody asked for. */
export const VERSIONED = [
  '.changeset/*.md',
  'packages/*/CHANGELOG.md',
  'packages/*/package.json',
  'packages/*/api/released.json',
];

/** Writes what changed in a workspace; throws when a release would change more than it may. */
export const writeVersionsPatch = (workspace: string, file: string) => {
  run('git', ['add', '--all'], workspace);
  const changed = (...paths: string[]) =>
    run('git', ['diff', '--cached', '--no-renames', '--name-only', '--', ...paths], workspace);
  const others = changed('.', ...VERSIONED.map((path) => `:(exclude)${path}`)).trim();
  if (others !== '')
    throw new Error(
      `Raising the versions also changed\n${others}\nwhich no release takes over. Add it to VERSIONED in tools/release/versions.ts, or find out what changed it.`,
    );
  writeFileSync(file, run('git', ['diff', '--cached', '--no-renames', '--binary'], workspace));
};

/** Takes a patch over, and of it only what a raised version changes. */
export const applyVersionsPatch = (workspace: string, file: string) => {
  run('git', ['apply', ...VERSIONED.map((path) => `--include=${path}`), file], workspace);
};
