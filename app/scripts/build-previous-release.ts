/**
 * Builds the release before this one, to be updated from and rolled back to: the newest tag of a release, or, until
 * there is one, the commit below. Done once for each.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The last commit whose worker cached every response, also a wrong one. */
const FALLBACK_COMMIT = '0a7e759bedb7c269f81e8f3d404910f4c8cc2100';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'app/dist');
const commitFile = join(dist, 'sandbox-previous.commit');

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const newestTag = () =>
  run('git', ['tag', '--list', '@janani/*', '--sort=-creatordate'], root).split('\n')[0];
const commit = run('git', ['rev-parse', `${newestTag() || FALLBACK_COMMIT}^{commit}`], root);

if (!existsSync(commitFile) || readFileSync(commitFile, 'utf8') !== commit) {
  const folder = mkdtempSync(join(tmpdir(), 'janani-previous-'));
  run('git', ['clone', '--quiet', '--no-checkout', root, folder], root);
  run('git', ['checkout', '--quiet', commit], folder);
  run('pnpm', ['install', '--prefer-offline', '--frozen-lockfile', '--silent'], folder);
  run('pnpm', ['--filter', '@janani/app', 'run', 'build:sandbox'], folder);
  for (const ending of ['', '.headers.json'])
    cpSync(join(folder, `app/dist/sandbox${ending}`), join(dist, `sandbox-previous${ending}`), {
      recursive: true,
    });
  writeFileSync(commitFile, commit);
  rmSync(folder, { recursive: true });
}
