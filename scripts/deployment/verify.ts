/** `pnpm verify:deployment URL [--api URL] [--build NAME]`: whether what is deployed is what was built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from './host.ts';
import { reportOn, textOf } from './report.ts';

const PROVIDER = 'https://identitytoolkit.googleapis.com';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' }, build: { type: 'string', default: 'production' } },
});
const [address = ''] = positionals;
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error(
    'No address was given, so there is nothing to verify. Say where the app is served: pnpm verify:deployment https://janani.example',
  );
  process.exit(2);
}

const built = join(import.meta.dirname, '../../app/dist', values.build);
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const headers = read(`${built}.headers.json`);
if (headers === undefined)
  console.log('– exact headers: not compared, there is no build here (pnpm build makes one)');

const { origin } = new URL(address);
const lines = await reportOn({
  origin,
  api: values.api?.replace(/\/$/, '') ?? `${origin}/api`,
  provider: PROVIDER,
  expectedHeaders: headers === undefined ? undefined : (JSON.parse(headers) as Record<string, string>),
  expectedWorker: read(join(built, 'sw.js')),
  ask,
});
for (const line of lines) console.log(textOf(line));
const failed = lines.filter(({ end }) => end === '✗').length;
console.log(`${lines.length} checks, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
