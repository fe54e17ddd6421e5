/** What `pnpm verify:deployment` was asked to do. */
import { parseArgs } from 'node:util';

export const USAGE = `pnpm verify:deployment URL [--api URL] [--build FOLDER | --no-build]

Looks at what is served at an address. It only reads.

  URL             where the app is served: https://janani.example
  --api URL       where its API answers; without it, /api at the same address
  --build FOLDER  the build that was deployed, with its .headers.json beside it;
                  without it, app/dist/production where that is there
  --no-build      compares with no build: follows what the pages and the worker name
  --help          this text

It ends with 0 where all is well, 1 where something is wrong, 2 where it was asked wrongly.`;

export type Options = { origin: string; api: string; build: string | undefined; comparesBuild: boolean };

/** It was asked wrongly: what happened, why it matters, what to do. */
export class UsageError extends Error {
  constructor(happened: string, matters: string, todo: string) {
    super(`${happened}, so ${matters}. ${todo}. "pnpm verify:deployment --help" lists all options.`);
  }
}

const NOTHING = 'nothing was looked at';

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        api: { type: 'string' },
        build: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const [what] = (error as Error).message.split('. ');
    throw new UsageError(what ?? '', NOTHING, 'Leave it out or write it as it is listed');
  }
};

const isWeb = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

const originOf = (address: string): string => {
  if (!isWeb(address))
    throw new UsageError(
      address === '' ? 'No address was given' : `"${address}" is no web address`,
      NOTHING,
      'Say where the app is served: pnpm verify:deployment https://janani.example',
    );
  const { origin, pathname, search, username, password } = new URL(address);
  if (pathname + search + username + password !== '/')
    throw new UsageError(
      `"${address}" names more than a host`,
      `${NOTHING}: the app is served at the root of a host`,
      `Give ${origin} alone`,
    );
  return origin;
};

/**
 * Reads the words after the command; undefined where help is asked for.
 *
 * @throws UsageError
 */
export const readOptions = (args: string[]): Options | undefined => {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [address = '', another] = positionals;
  const origin = originOf(address);
  if (another !== undefined)
    throw new UsageError(`"${another}" stands behind the address`, NOTHING, 'Give one address at a time');
  if (values.build !== undefined && values['no-build'])
    throw new UsageError('Both --build and --no-build were given', NOTHING, 'Leave out one of them');
  if (values.api !== undefined && !isWeb(values.api))
    throw new UsageError(
      `"${values.api}" is no web address`,
      'the API cannot be asked',
      'Give --api as https://backend.example/api',
    );
  return {
    origin,
    api: values.api?.replace(/\/+$/, '') ?? `${origin}/api`,
    build: values.build,
    comparesBuild: !values['no-build'],
  };
};
