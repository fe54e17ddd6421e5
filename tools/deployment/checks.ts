/**
 * The requirements on a host and its services (docs/how-to/release-app.md): each check evaluates all its responses at
 * once.
 */
import { computeIntegrity } from '../../app/worker/integrity.ts';
import type { SiteResponse } from './request.ts';
import type { Expected, Role } from './expected.ts';
import { isRevalidated, isHeaderValid, isCacheable, isCachedForever, isTypeValid } from './headers.ts';

export type Check = {
  name: string;
  appliesTo: (expected: Expected) => boolean;
  /** The defect of a response, in a few words. */
  findProblem: (response: SiteResponse, expected: Expected) => string | undefined;
  /** Whether it also evaluates error statuses and missing responses. */
  includesErrors?: boolean;
  /** The reason where there is no response to check. */
  skipped?: string;
  impact: string;
  remedy: string;
};

const SECURITY_TEXT = '/.well-known/security.txt';
/** Hosts send smaller texts uncompressed: compression hardly reduces them. */
const COMPRESSED_FROM_BYTES = 4096;

const DEPLOY_REMEDY =
  'Deploy with the configuration that the build wrote beside its folder (docs/how-to/release-app.md)';
const FOLDER_REMEDY = 'Deploy the whole folder unchanged, and name the build that was deployed with --build';

const hasRole =
  (...roles: Role[]) =>
  ({ role }: Expected) =>
    roles.includes(role);
const isDocument = hasRole('page', 'shell');
const isServed = hasRole('page', 'shell', 'worker', 'file');
const isAsset = ({ address, role }: Expected) => role === 'file' && address.startsWith('/assets/');

const getHeader = ({ headers }: SiteResponse, name: string) => headers.get(name) ?? '';
const getStatus = (response: SiteResponse) => {
  const to = response.headers.get('location');
  return to === null ? String(response.status) : `${response.status} to ${to}`;
};
const isPolicy = (name: string) => /^content-security-policy/i.test(name);

const compareContent = (response: SiteResponse, { integrity }: Expected) => {
  if (response.status !== 200) return getStatus(response);
  return computeIntegrity(response.body) === integrity ? undefined : 'other content';
};
const getErrorUnless = (isValid: boolean, problem: string) => (isValid ? undefined : problem);
const checkCaching = (isValid: (caching: string) => boolean) => (response: SiteResponse) => {
  const caching = getHeader(response, 'cache-control');
  return getErrorUnless(isValid(caching), `"${caching}"`);
};

const parseJson = ({
  body,
}: SiteResponse): { success?: unknown; message?: unknown; authorizedDomains?: string[] } => {
  try {
    return Object(JSON.parse(body.toString())) as object;
  } catch {
    return {};
  }
};

/** Checks of the files of the build as they are served. */
const createFileChecks = (headers: Record<string, string>): Check[] => {
  const findWrongHeaders = (isIncluded: (name: string) => boolean) => (response: SiteResponse) =>
    Object.entries(headers)
      .filter(([name, value]) => isIncluded(name) && !isHeaderValid(name, getHeader(response, name), value))
      .map(([name]) => name)
      .join(', ') || undefined;
  return [
    {
      name: 'every page is as it was built',
      appliesTo: hasRole('page'),
      includesErrors: true,
      findProblem: compareContent,
      impact: 'links fail, the worker caches nothing, and the policy blocks what was added',
      remedy: FOLDER_REMEDY,
    },
    {
      name: 'every other address has the shell of its language',
      appliesTo: hasRole('shell'),
      includesErrors: true,
      findProblem: compareContent,
      impact: 'links to pages behind sign-in fail, or open in another language',
      remedy:
        'Configure the host to respond to addresses without a file with app.html, and with hi/app.html below /hi',
    },
    {
      name: 'every file is as it was built',
      appliesTo: hasRole('file'),
      includesErrors: true,
      findProblem: compareContent,
      impact: 'pages that require them do not start or have no styles',
      remedy: FOLDER_REMEDY,
    },
    {
      name: 'the worker',
      appliesTo: hasRole('worker'),
      includesErrors: true,
      findProblem: compareContent,
      impact: 'the app does not open without a network, or caches files that no longer exist',
      remedy: FOLDER_REMEDY,
    },
    {
      name: 'types',
      appliesTo: isServed,
      findProblem: (response, { address }) => {
        const type = getHeader(response, 'content-type');
        return getErrorUnless(isTypeValid(address, type), type || 'no type');
      },
      impact: 'a browser refuses them or decodes them wrongly',
      remedy: 'Configure the media type of each file extension at the host, and UTF-8 for documents',
    },
    {
      name: 'files that may change are revalidated',
      appliesTo: (expected) => isServed(expected) && !isAsset(expected),
      findProblem: checkCaching(isRevalidated),
      impact: 'users do not receive a new version',
      remedy: DEPLOY_REMEDY,
    },
    {
      name: 'built files are cached for a year',
      appliesTo: isAsset,
      findProblem: checkCaching(isCachedForever),
      impact: 'phones download unchanged files again',
      remedy: DEPLOY_REMEDY,
    },
    {
      name: 'security headers of every document',
      appliesTo: isDocument,
      findProblem: findWrongHeaders((name) => !isPolicy(name)),
      impact: 'the browser applies fewer protections than the build declares',
      remedy: DEPLOY_REMEDY,
    },
    {
      name: 'Content-Security-Policy of every document and the worker',
      appliesTo: hasRole('page', 'shell', 'worker'),
      findProblem: findWrongHeaders(isPolicy),
      impact: 'an injected script may run, or the scripts of this build may not',
      remedy: DEPLOY_REMEDY,
    },
    {
      name: 'nosniff on every file',
      appliesTo: hasRole('file', 'worker'),
      findProblem: findWrongHeaders((name) => /^x-content-type-options$/i.test(name)),
      impact: 'a browser may run a file that is not a script',
      remedy: DEPLOY_REMEDY,
    },
    {
      name: 'compression',
      appliesTo: (expected) => isServed(expected) && !/\.(?!(?:js|css)\b)\w+$/.test(expected.address),
      findProblem: (response) =>
        getErrorUnless(
          response.body.length < COMPRESSED_FROM_BYTES || getHeader(response, 'content-encoding') !== '',
          `${response.body.length} bytes, uncompressed`,
        ),
      impact: 'phones load three times as much',
      remedy: 'Switch compression on at the host',
    },
    {
      name: 'security.txt',
      appliesTo: ({ address }) => address === SECURITY_TEXT,
      findProblem: ({ body }) => {
        const expires = /^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '';
        return getErrorUnless(new Date(expires).getTime() > Date.now(), 'it has expired');
      },
      skipped: 'VITE_SECURITY_CONTACT is not set',
      impact: 'a reporter of a vulnerability finds no contact',
      remedy: 'Build and deploy again',
    },
  ];
};

/** Checks of URLs without a file, and of the services. */
const serviceChecks: Check[] = [
  {
    name: 'a missing asset is 404, and not cached',
    appliesTo: hasRole('absent asset'),
    findProblem: (response) => {
      const caching = getHeader(response, 'cache-control');
      return getErrorUnless(
        response.status === 404 && !isCacheable(caching),
        `${getStatus(response)} "${caching}"`,
      );
    },
    impact: 'after a rollback a browser uses a cached 404, or a page instead of a script',
    remedy: DEPLOY_REMEDY,
  },
  {
    name: 'hidden and well-known files are 404',
    appliesTo: hasRole('hidden'),
    findProblem: (response) => getErrorUnless(response.status === 404, getStatus(response)),
    impact: 'programs mistake the page for the requested file',
    remedy: DEPLOY_REMEDY,
  },
  {
    name: 'no page is served below /api',
    appliesTo: hasRole('absent call'),
    findProblem: (response) =>
      getErrorUnless(
        response.status !== 200 || !getHeader(response, 'content-type').startsWith('text/html'),
        '200, a page',
      ),
    impact: 'the app mistakes a page for a response of the API',
    remedy: DEPLOY_REMEDY,
  },
  {
    name: 'HTTPS',
    appliesTo: hasRole('plain http'),
    findProblem: (response) =>
      getErrorUnless(
        [301, 302, 307, 308].includes(response.status) &&
          getHeader(response, 'location').startsWith('https:'),
        getStatus(response),
      ),
    skipped: 'this address is not https, or has a port',
    impact: 'input can be read in transit',
    remedy: 'Redirect http to https',
  },
  {
    name: 'the API refuses as its contract requires',
    appliesTo: hasRole('API'),
    findProblem: (response, { status }) => {
      const { success, message } = parseJson(response);
      return getErrorUnless(
        response.status === status && success === false && typeof message === 'string',
        `${response.status}, not ${status} with { success: false, message }`,
      );
    },
    impact: 'the app shows the wrong message, or a guest receives the data of a user',
    remedy: 'Compare with openapi/janani-api.yaml, or name the API with --api',
  },
  {
    name: 'the identity project authorises this domain',
    appliesTo: hasRole('identity'),
    findProblem: (response, { referer = '' }) =>
      response.status === 200
        ? getErrorUnless(
            parseJson(response).authorizedDomains?.includes(new URL(referer).hostname) ?? false,
            'no authorised domain',
          )
        : getStatus(response),
    skipped: 'the build contains no key of a real project',
    impact: 'no user can sign in',
    remedy:
      "Allow the web API key for this domain in the project's credentials, and the domain in its identity settings",
  },
  {
    name: 'the web API key is for this domain only',
    appliesTo: hasRole('foreign site'),
    findProblem: (response) => getErrorUnless(response.status === 403, `${response.status} for another site`),
    skipped: 'the build contains no key of a real project',
    impact: 'others can send SMS at your cost',
    remedy: "Restrict the key to this domain in the project's credentials",
  },
];

/** Every check, with the headers that the build requires. */
export const createChecks = (headers: Record<string, string>): Check[] => [
  ...createFileChecks(headers),
  ...serviceChecks.map((check) => ({ ...check, includesErrors: true })),
];
