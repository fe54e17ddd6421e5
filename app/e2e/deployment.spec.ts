import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dist, serveAsHosting, serveAsPreview } from './hosting.ts';
import { expect, test } from './test.ts';

const script = join(import.meta.dirname, '../../tools/deployment/verify.ts');
const verify = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
const build = (name: string) => ['--build', join(dist, name)];

/** HTTPS, a contact, and twice the identity project: neither is here. */
const SKIPPED = /^– .+: not looked at: .+$/gm;

test('`pnpm verify:deployment` finds nothing on the preview, and says what it could not look at', async ({
  app,
}) => {
  const { stdout } = await verify(app.url, ...build('sandbox'));
  expect(stdout).not.toContain('✗');
  expect(stdout.match(/^✓ /gm)?.length).toBe(15);
  expect(stdout.match(SKIPPED)?.length).toBe(4);
  expect(stdout).toContain('19 checks, 0 failed');
});

test('it finds nothing on a production build', async ({ app }) => {
  const host = await serveAsPreview('production');
  const { stdout } = await verify(host.url, '--api', `${app.url}/api`, ...build('production'));
  expect(stdout).not.toContain('✗');
  expect(stdout.match(SKIPPED)?.length).toBe(3);
  expect(stdout).toContain('19 checks, 0 failed');
  host.close();
});

test('on Firebase’s own server it finds only what that does not do here: it compresses nothing', async ({
  app,
}) => {
  const host = await serveAsHosting('production');
  const run = verify(host.url, '--api', `${app.url}/api`, ...build('production'));
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^✗ compression: [\s\S]*19 checks, 1 failed/m),
  });
  host.close();
});

test('against another build it fails, and ends with 1', async ({ app }) => {
  await expect(verify(app.url, ...build('production'))).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('✗ every page is as it was built: '),
  });
});
