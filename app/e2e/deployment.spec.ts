import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './test.ts';

const script = join(import.meta.dirname, '../../scripts/deployment/verify.ts');

test('`pnpm verify:deployment` finds nothing on the preview, and says what it could not look at', async ({
  app,
}) => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, app.url, '--build', 'sandbox']);
  expect(stdout).not.toContain('✗');
  expect(stdout.match(/^✓ /gm)?.length).toBe(10);
  expect(stdout.match(/^– .+: not looked at: .+$/gm)?.length).toBe(4);
  expect(stdout).toContain('14 checks, 0 failed');
});

test('against another build it fails, and ends with 1', async ({ app }) => {
  const run = promisify(execFile)(process.execPath, [script, app.url, '--build', 'production']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('✗ worker: '),
  });
});
