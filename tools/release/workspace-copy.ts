/** The repository as it stands, committed or not, in a folder where a version may be raised for nothing. */
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './step.ts';

/** Copies what git knows or would add, and makes it a repository of its own: changesets asks for one. */
export const copyWorkspace = (root: string, folder: string) => {
  const files = run('git', ['ls-files', '-coz', '--exclude-standard'], root).split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  run('git', ['init', '--quiet', '--initial-branch', 'main'], folder);
  commit(folder);
};

/**
 * Puts the Node of this run where the copy's scripts look first: its own is put there by an install script, and
 * none runs in a copy.
 */
export const useThisNode = (folder: string) => {
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
