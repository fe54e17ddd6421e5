/**
 * Creates a tag and release notes on GitHub for every published version, in a job with write access. It uses only the
 * commit: no artifact of another job, and no installed package.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNotes } from './notes.ts';
import { run } from './step.ts';
import { getManifest, packages } from './tarballs.ts';

const workspace = join(import.meta.dirname, '../..');
const commit = run('git', ['rev-parse', 'HEAD'], workspace).trim();

for (const folder of packages) {
  const path = join(workspace, 'packages', folder);
  const { name, version } = getManifest(path);
  const tag = `${name}@${version}`;
  if (spawnSync('gh', ['release', 'view', tag], { cwd: workspace }).status === 0) continue;
  const notes = getNotes(readFileSync(join(path, 'CHANGELOG.md'), 'utf8'), version);
  run('gh', ['release', 'create', tag, '--target', commit, '--title', tag, '--notes', notes], workspace);
  console.log(tag);
}
