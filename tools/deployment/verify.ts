/** `pnpm verify:deployment URL`: whether what is deployed is what was built. `--help` lists its options. */
import { join, resolve } from 'node:path';
import { createAsk } from './ask.ts';
import { isBuild, readBuild } from './build.ts';
import { type Options, USAGE, UsageError, readOptions } from './options.ts';
import { reportOn, textOf } from './report.ts';

const PROVIDER = 'https://identitytoolkit.googleapis.com';
const DEFAULT_BUILD = join(import.meta.dirname, '../../app/dist/production');
const WRONG_USAGE = 2;

/** The build to compare with. */
const buildOf = ({ build, comparesBuild }: Options) => {
  const folder = build === undefined ? DEFAULT_BUILD : resolve(build);
  if (comparesBuild && isBuild(folder)) {
    console.log(`Compared with the build in ${folder}`);
    return readBuild(folder);
  }
  if (build !== undefined)
    throw new UsageError(
      `${folder} holds no build with ${folder}.headers.json beside it`,
      'there is nothing to compare with',
      'Name the folder that "pnpm build" wrote, such as app/dist/production',
    );
  console.log('Compared with no build: what the pages and the worker name is followed');
  return undefined;
};

const verify = async (options: Options): Promise<number> => {
  const build = buildOf(options);
  const { origin, api } = options;
  const lines = await reportOn({ origin, api, provider: PROVIDER, build, ask: createAsk() });
  for (const line of lines) console.log(textOf(line));
  const failed = lines.filter(({ end }) => end === '✗').length;
  console.log(`${lines.length} checks, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options) process.exitCode = await verify(options);
  else console.log(USAGE);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = WRONG_USAGE;
}
