/** The repository as it stands, committed or not, in a folder where a version may be raised for nothing. */
import { cpSync, existsSync } from 'node:fs';
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

/** Commits everything in a copy. */
export const commit = (folder: string) => {
  run('git', ['add', '--all'], folder);
  const author = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@localhost'];
  run('git', [...author, 'commit', '--quiet', '--message', 'Dry run'], folder);
};
