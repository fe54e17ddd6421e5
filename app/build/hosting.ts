import { SHELL_FILE } from '../worker/worker-urls.ts';

/** The names of built files contain a hash of their content, so a file never changes. */
const ASSETS = 'assets';
/** The backend's paths on the same origin: an error status must not become a page. */
const API = 'api';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Cached, but revalidated each time: documents; the worker, which brings every new version; and error responses, even
 * of a built file, because another release may bring that file back.
 */
export const REVALIDATE = 'no-cache';

/** How long a browser may cache the file at this URL. */
export const getCacheControl = (path: string): string =>
  path.startsWith(`/${ASSETS}/`) ? IMMUTABLE : REVALIDATE;

/** A name that begins with a dot is not a page: only scanners for leaked files request one. */
const DOTFILE = /\/\./;
/** A slug may begin with any character: the page itself shows that the session does not exist. */
const SESSION = '/session/[^/]+/?';
const getSessions = (prefix: string) => `^${prefix}${SESSION}$`;

/** Whether the bare shell is served where no file matches, so that the router decides. */
export const isShellPath = (path: string): boolean =>
  new RegExp(getSessions('(?:/[a-z]{2})?')).test(path) ||
  (![ASSETS, API].some((folder) => path.startsWith(`/${folder}/`)) && !DOTFILE.test(path));

type Header = { key: string; value: string };

type HostedApp = {
  folder: string;
  headers: Record<string, string>;
  /** The path prefixes of the languages that have one. */
  prefixes: string[];
  /** The names of the built files. */
  assets: string[];
};

/**
 * How Firebase Hosting serves a built app: the preview server's rules in Firebase's format. The build writes it beside
 * the folder, as `dist/production.firebase.json`, because the policy holds the build's hashes. The globs are disjoint,
 * since Firebase does not document which of two headers of one name wins. Built files are listed one by one, because a
 * header is sent with every response under its glob, error responses included.
 */
export const firebaseConfig = ({ folder, headers, prefixes, assets }: HostedApp) => {
  const cache = (value: string): Header[] => [{ key: 'Cache-Control', value }];
  const assetPattern = `/${ASSETS}/@(${assets.join('|')})`;
  return {
    hosting: {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        // A regular expression, because `**` does not match names that begin with a dot.
        { regex: '^/.*$', headers: Object.entries(headers).map(([key, value]): Header => ({ key, value })) },
        { source: assetPattern, headers: cache(IMMUTABLE) },
        { source: `!${assetPattern}`, headers: cache(REVALIDATE) },
      ],
      // `*` and `**` do not match names that begin with a dot.
      rewrites: ['', ...prefixes].toReversed().flatMap((prefix) => [
        { regex: getSessions(prefix), destination: prefix + SHELL_FILE },
        ...(prefix === '' ? ['/*', `/!(${ASSETS}|${API})/**`] : [`${prefix}/**`]).map((source) => ({
          source,
          destination: prefix + SHELL_FILE,
        })),
      ]),
    },
  };
};
