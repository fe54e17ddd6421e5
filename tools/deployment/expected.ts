/** The URLs that the verification requests, each with its role and its expected response. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getPaths, allRoutes } from '../../app/src/routes/routes.ts';
import { SHELL, SHELL_FILE, WORKER } from '../../app/worker/worker-urls.ts';
import { computeIntegrity } from '../../app/worker/integrity.ts';

/** Files of the build, and probes of the host and its services. */
export type Role = 'page' | 'shell' | 'worker' | 'file' | Probe;
type Probe = 'absent asset' | 'hidden' | 'absent call' | 'plain http' | 'API' | 'identity' | 'foreign site';

export type Expected = {
  address: string;
  role: Role;
  /** The hash of its content. */
  integrity?: string | undefined;
  /** The expected status where it is not 200. */
  status?: number;
  /** The page that sends the request. */
  referer?: string;
};

export type Build = {
  /** The headers of every document. */
  headers: Record<string, string>;
  served: Expected[];
  /** The web API key in its scripts; a build for the emulator has none. */
  key: string | undefined;
};

/** A name that exists in no build, host or API. */
const ABSENT = 'absent-of-verify-deployment';
const HTML = '.html';
/** The format of Google's API keys. */
const KEY = /\bAIza[\w-]{35}(?![\w-])/;
const PROVIDER = 'https://identitytoolkit.googleapis.com';
const OTHER_SITE = 'https://other-site.invalid/';

/** The URL of a file: pages are served without `.html` and `index`. */
const getUrl = (file: string) =>
  file.endsWith(HTML) ? file.replace(/(?:\/index)?\.html$/, '') || '/' : file;

/** Paths without a document: pages behind sign-in, and unknown paths. */
const shellPaths = [
  ...allRoutes.filter(({ description }) => description === undefined).flatMap((route) => getPaths(route)),
  `/${ABSENT}`,
  `/${ABSENT}/${ABSENT}`,
  SHELL,
].map((path) => path.replace(/:\w+/, ABSENT));

const getHeadersFile = (folder: string) => `${folder}.headers.json`;

/** Whether the folder is a build with a headers file next to it. */
export const isBuild = (folder: string): boolean =>
  existsSync(join(folder, 'index.html')) && existsSync(getHeadersFile(folder));

/** Reads a folder that `pnpm build` wrote. */
export const readBuild = (folder: string): Build => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const read = (file: string) => readFileSync(join(folder, file));
  const prefixes = files
    .filter((file) => file.endsWith(SHELL_FILE))
    .map((file) => file.slice(0, -SHELL_FILE.length));
  const shells = prefixes.flatMap((prefix) => {
    const integrity = computeIntegrity(read(prefix + SHELL_FILE));
    return shellPaths.map((path): Expected => ({ address: prefix + path, role: 'shell', integrity }));
  });
  const workers = prefixes.map((prefix): Expected => ({
    address: prefix === '' ? WORKER : `${WORKER}?language=${prefix.slice(1)}`,
    role: 'worker',
    integrity: computeIntegrity(read(WORKER)),
  }));
  const otherFiles = files
    .filter((file) => !file.endsWith(SHELL_FILE) && file !== WORKER)
    .map((file): Expected => ({
      address: getUrl(file),
      role: file.endsWith(HTML) ? 'page' : 'file',
      integrity: computeIntegrity(read(file)),
    }));
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => read(file).toString());
  return {
    headers: JSON.parse(readFileSync(getHeadersFile(folder), 'utf8')) as Record<string, string>,
    served: [...otherFiles, ...shells, ...workers],
    key: scripts.map((text) => KEY.exec(text)?.[0]).find(Boolean),
  };
};

const createProbe = (role: Probe, url: string, overrides: Partial<Expected> = {}): Expected => ({
  role,
  address: url,
  ...overrides,
});

/** The probes. Requests to the API and the identity project are read-only. */
export const getProbes = (origin: string, api: string, { key }: Build): Expected[] => {
  const { protocol, port, host } = new URL(origin);
  const settings = `${PROVIDER}/v1/projects?key=${key}`;
  return [
    createProbe('absent asset', `/assets/${ABSENT}.js`),
    createProbe('absent asset', `/assets/${ABSENT}/${ABSENT}.css`),
    ...[`/.well-known/${ABSENT}`, '/.env', '/.git/config', '/hi/.env'].map((path) =>
      createProbe('hidden', path),
    ),
    createProbe('absent call', `/api/${ABSENT}`),
    ...(protocol === 'https:' && port === '' ? [createProbe('plain http', `http://${host}/`)] : []),
    createProbe('API', `${api}/user/sessions`, { status: 401 }),
    createProbe('API', `${api}/user/sessions/${ABSENT}`, { status: 401 }),
    createProbe('API', `${api}/hospitals/XX-9999/doctors`, { status: 404 }),
    ...(key === undefined
      ? []
      : [
          createProbe('identity', settings, { referer: `${origin}/` }),
          createProbe('foreign site', settings, { referer: OTHER_SITE }),
        ]),
  ];
};
