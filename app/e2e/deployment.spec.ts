import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dist } from './hosting.ts';
import { expect, test } from './test.ts';

const script = join(import.meta.dirname, '../../tools/deployment/verify.ts');
const verify = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
const build = (name: string) => ['--build', join(dist, name)];

/** HTTPS, a contact, and two checks of the identity project: the preview has none of them. */
const SKIPPED = /^– .+: skipped: .+$/gm;

test('`pnpm verify:deployment` passes on the preview, and lists the checks that it skipped', async ({
  app,
}) => {
  const { stdout } = await verify(app.url, ...build('sandbox'));
  expect(stdout).not.toContain('✗');
  expect(stdout.match(/^✓ /gm)?.length).toBe(15);
  expect(stdout.match(SKIPPED)?.length).toBe(4);
  expect(stdout).toContain('19 checks, 0 failed');
});
