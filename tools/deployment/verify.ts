/** `pnpm verify:deployment URL`: checks whether the deployment serves the build. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRequester } from './request.ts';
import { isBuild, readBuild } from './expected.ts';
import { runChecks } from './report.ts';

const USAGE = `pnpm verify:deployment URL [--api URL] [--build FOLDER]

Checks the responses of a deployed app. It sends read-only requests.

  URL             the origin of the app: https://janani.example
  --api URL       the address of its API; by default, /api at the same address
  --build FOLDER  the build that was deployed, with its .headers.json beside it;
                  without it, app/dist/production

Exit code: 0 if every check passes, 1 if one fails, 2 for invalid arguments.`;
const DEFAULT_BUILD = join(import.meta.dirname, '../../app/dist/production');

const failWith = (problem: string): never => {
  console.error(`${problem}, so nothing was checked.\n\n${USAGE}`);
  process.exit(2);
};

const getOptions = (args: string[]) => {
  const options = { api: { type: 'string' }, build: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [url = '', extraArgument] = positionals;
    const { protocol, origin, href } = new URL(url);
    if (!/^https?:$/.test(protocol) || href !== `${origin}/` || extraArgument !== undefined)
      throw new Error(`"${positionals.join(' ')}" is not the address of one host`);
    const api = new URL(values.api ?? '/api', origin).href.replace(/\/+$/, '');
    return { origin, api, folder: resolve(values.build ?? DEFAULT_BUILD) };
  } catch (error) {
    return failWith((error as Error).message);
  }
};

const { origin, api, folder } = getOptions(process.argv.slice(2));
if (!isBuild(folder)) failWith(`${folder} holds no build with ${folder}.headers.json beside it`);

console.log(`Compared with the build in ${folder}`);
const lines = await runChecks(origin, api, readBuild(folder), createRequester());
for (const { name, result, details } of lines) console.log(`${result} ${name}: ${details}`);
const failed = lines.filter(({ result }) => result === '✗').length;
console.log(`${lines.length} checks, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
