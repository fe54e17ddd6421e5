import { SHELL_FILE } from '../worker/addresses.ts';

/** Built files carry their content in their name: they never change. */
const ASSETS = 'assets';
/** What belongs to a backend on the same origin: a refusal must not look like a page. */
const API = 'api';

const FOREVER = 'public, max-age=31536000, immutable';
/**
 * Kept, but asked for again: documents, the worker, which brings every new version, and refusals, also of a built
 * file, which another release may bring back.
 */
export const ASK_AGAIN = 'no-cache';

/** How long a browser may keep the file that is at this address. */
export const cacheControlOf = (path: string): string =>
  path.startsWith(`/${ASSETS}/`) ? FOREVER : ASK_AGAIN;

/** A name that begins with a dot is no page: who asks for one looks for what somebody left lying about. */
const HIDDEN = /\/\./;
/** A slug may begin with anything: the page says itself that there is no such session. */
const SESSION = '/session/[^/]+/?';
const sessionsOf = (prefix: string) => `^${prefix}${SESSION}$`;

/** Whether the bare shell answers where no file does, so that the router decides. */
export const isShellsPath = (path: string): boolean =>
  new RegExp(sessionsOf('(?:/[a-z]{2})?')).test(path) ||
  (![ASSETS, API].some((folder) => path.startsWith(`/${folder}/`)) && !HIDDEN.test(path));

type Header = { key: string; value: string };

type Hosted = {
  folder: string;
  headers: Record<string, string>;
  /** What stands before the paths of each language that has one. */
  prefixes: string[];
  /** The names of the built files. */
  assets: string[];
};

/**
 * How Firebase Hosting serves a built app: the preview server's rules, in its words. The build writes
 * it beside the folder, as `dist/production.firebase.json`, because the policy holds the build's hashes.
 * The globs are disjoint: which of two headers of a name wins is not documented. Built files are named one by one,
 * for a header goes with every answer under its glob, a refusal too.
 */
export const firebaseConfig = ({ folder, headers, prefixes, assets }: Hosted) => {
  const cache = (value: string): Header[] => [{ key: 'Cache-Control', value }];
  const built = `/${ASSETS}/@(${assets.join('|')})`;
  return {
    hosting: {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        // An expression, because `**` leaves out names that begin with a dot.
        { regex: '^/.*$', headers: Object.entries(headers).map(([key, value]): Header => ({ key, value })) },
        { source: built, headers: cache(FOREVER) },
        { source: `!${built}`, headers: cache(ASK_AGAIN) },
      ],
      // `*` and `**` leave out names that begin with a dot.
      rewrites: ['', ...prefixes].toReversed().flatMap((prefix) => [
        { regex: sessionsOf(prefix), destination: prefix + SHELL_FILE },
        ...(prefix === '' ? ['/*', `/!(${ASSETS}|${API})/**`] : [`${prefix}/**`]).map((source) => ({
          source,
          destination: prefix + SHELL_FILE,
        })),
      ]),
    },
  };
};
