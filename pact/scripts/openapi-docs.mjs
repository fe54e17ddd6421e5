/** `pnpm pact docs`: builds the API description as one page that makes no request. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const page = process.argv[2] ?? join(root, 'openapi/dist/index.html');

const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);
const args = ['build-docs', '--config', 'openapi/redocly.yaml', 'janani@0.1.0', '--inlineBundle'];
// Disables usage statistics and the update check.
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

mkdirSync(dirname(page), { recursive: true });
const { status, stderr } = spawnSync(process.execPath, [redocly, ...args, '--output', page], {
  cwd: root,
  env,
  encoding: 'utf8',
});
if (status !== 0) {
  console.error(
    `${stderr}\nThe page could not be made, so there are no docs to read. The message above says why.`,
  );
  process.exit(1);
}

/** Allows inline scripts and styles only. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'worker-src blob:',
].join('; ');

const html = readFileSync(page, 'utf8')
  // The renderer would fetch its logo; it omits a logo without a picture.
  .replaceAll('https://cdn.redoc.ly/redoc/logo', 'data:,logo')
  .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
writeFileSync(page, html);
console.log(`The API description is at ${page}`);
