/** A copy of the repository, with uncommitted changes, in which versions can be bumped for a dry run. */
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './step.ts';

/** Copies every file that git tracks or would add, and initialises a repository, which changesets requires. */
export const copyWorkspace = (root: string, folder: string) => {
  const files = run('git', ['ls-files', '-coz', '--exclude-standard'], root).split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  run('git', ['init', '--quiet', '--initial-branch', 'main'], folder);
  commit(folder);
};

/**
 * Links the Node of this run into the copy: the pinned Node is installed by a script, and no install script runs in a
 * copy.
 */
export const linkCurrentNode = (folder: string) => {
  const node = join(folder, 'node_modules/.bin/node');
  rmSync(node, { force: true });
  symlinkSync(process.execPath, node);
};

/** Commits everything in a copy. */
export const commit = (folder: string) => {
  run('git', ['add', '--all'], folder);
  const author = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@localhost'];
  run('git', [...author, 'commit', '--quiet', '--message', 'Dry run'], folder);
};
