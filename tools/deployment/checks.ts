/** The requirements on a host and its services (docs/how-to/release-app.md): each check evaluates all its responses at once. */
import { integrityOf } from '../../app/worker/integrity.ts';
import type { SiteResponse } from './request.ts';
import type { Expected, Role } from './expected.ts';
import { isRevalidated, isHeaderRight, isCacheable, isCachedForever, isTypeRight } from './headers.ts';

export type Check = {
  name: string;
  concerns: (expected: Expected) => boolean;
  /** The defect of a response, in a few words. */
  wrong: (response: SiteResponse, expected: Expected) => string | undefined;
  /** Whether it also evaluates error statuses and missing responses. */
  judgesRefusals?: boolean;
  /** Why there may be nothing to check. */
  skipped?: string;
  matters: string;
  todo: string;
};

const SECURITY_TEXT = '/.well-known/security.txt';
/** Hosts send smaller texts uncompressed: compression hardly reduces them. */
const COMPRESSED_FROM_BYTES = 4096;

const DEPLOY_AGAIN =
  'Deploy with the configuration that the build wrote beside its folder (docs/how-to/release-app.md)';
const WHOLE_FOLDER = 'Deploy the whole folder unchanged, and name the build that was deployed with --build';

const is =
  (...roles: Role[]) =>
  ({ role }: Expected) =>
    roles.includes(role);
const isDocument = is('page', 'shell');
const isServed = is('page', 'shell', 'worker', 'file');
const isAsset = ({ address, role }: Expected) => role === 'file' && address.startsWith('/assets/');

const headerOf = ({ headers }: SiteResponse, name: string) => headers.get(name) ?? '';
const statusOf = (response: SiteResponse) => {
  const to = response.headers.get('location');
  return to === null ? String(response.status) : `${response.status} to ${to}`;
};
const isPolicy = (name: string) => /^content-security-policy/i.test(name);

const otherContent = (response: SiteResponse, { integrity }: Expected) => {
  if (response.status !== 200) return statusOf(response);
  return integrityOf(response.body) === integrity ? undefined : 'other content';
};
const unless = (isValid: boolean, what: string) => (isValid ? undefined : what);
const otherCaching = (isRight: (caching: string) => boolean) => (response: SiteResponse) => {
  const caching = headerOf(response, 'cache-control');
  return unless(isRight(caching), `"${caching}"`);
};

const parsed = ({
  body,
}: SiteResponse): { success?: unknown; message?: unknown; authorizedDomains?: string[] } => {
  try {
    return Object(JSON.parse(body.toString())) as object;
  } catch {
    return {};
  }
};

/** Checks of the files of the build as they are served. */
const built = (headers: Record<string, string>): Check[] => {
  const wrongHeaders = (isIncluded: (name: string) => boolean) => (response: SiteResponse) =>
    Object.entries(headers)
      .filter(([name, value]) => isIncluded(name) && !isHeaderRight(name, headerOf(response, name), value))
      .map(([name]) => name)
      .join(', ') || undefined;
  return [
    {
      name: 'every page is as it was built',
      concerns: is('page'),
      judgesRefusals: true,
      wrong: otherContent,
      matters: 'links lead nowhere, the worker keeps nothing, and the policy stops what was added',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'every other address has the shell of its language',
      concerns: is('shell'),
      judgesRefusals: true,
      wrong: otherContent,
      matters: 'links to pages for members lead nowhere or to another language',
      todo: 'Have the host answer addresses without a file with app.html, and with hi/app.html below /hi',
    },
    {
      name: 'every file is as it was built',
      concerns: is('file'),
      judgesRefusals: true,
      wrong: otherContent,
      matters: 'pages that need them stay as they are or are not drawn',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'the worker',
      concerns: is('worker'),
      judgesRefusals: true,
      wrong: otherContent,
      matters: 'the app does not open without a network, or keeps files that are not there',
      todo: WHOLE_FOLDER,
    },
    {
      name: 'types',
      concerns: isServed,
      wrong: (response, { address }) => {
        const type = headerOf(response, 'content-type');
        return unless(isTypeRight(address, type), type || 'no type');
      },
      matters: 'a browser refuses them or reads them wrongly',
      todo: 'Give the host the type of each ending, and UTF-8 for documents',
    },
    {
      name: 'what may change is asked for again',
      concerns: (expected) => isServed(expected) && !isAsset(expected),
      wrong: otherCaching(isRevalidated),
      matters: 'a new version is not seen',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'built files are kept for ever',
      concerns: isAsset,
      wrong: otherCaching(isCachedForever),
      matters: 'a slow network is used for nothing',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'security headers of every document',
      concerns: isDocument,
      wrong: wrongHeaders((name) => !isPolicy(name)),
      matters: 'a browser protects less than was built',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'Content-Security-Policy of every document and the worker',
      concerns: is('page', 'shell', 'worker'),
      wrong: wrongHeaders(isPolicy),
      matters: 'what a mistake lets in may run, or the pages of this build may not',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'nosniff on every file',
      concerns: is('file', 'worker'),
      wrong: wrongHeaders((name) => /^x-content-type-options$/i.test(name)),
      matters: 'a browser may run what was not meant to be a script',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'compression',
      concerns: (expected) => isServed(expected) && !/\.(?!(?:js|css)\b)\w+$/.test(expected.address),
      wrong: (response) =>
        unless(
          response.body.length < COMPRESSED_FROM_BYTES || headerOf(response, 'content-encoding') !== '',
          `${response.body.length} bytes as they are`,
        ),
      matters: 'phones load three times as much',
      todo: 'Switch compression on at the host',
    },
    {
      name: 'security.txt',
      concerns: ({ address }) => address === SECURITY_TEXT,
      wrong: ({ body }) => {
        const expires = /^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '';
        return unless(new Date(expires).getTime() > Date.now(), 'it has run out');
      },
      skipped: 'there is none: VITE_SECURITY_CONTACT is not set',
      matters: 'nobody knows where to report',
      todo: 'Build and deploy again',
    },
  ];
};

/** Checks of addresses without a file, and of the services. */
const beside: Check[] = [
  {
    name: 'an absent asset is 404, and not kept',
    concerns: is('absent asset'),
    wrong: (response) => {
      const caching = headerOf(response, 'cache-control');
      return unless(response.status === 404 && !isCacheable(caching), `${statusOf(response)} "${caching}"`);
    },
    matters: 'a browser keeps a refusal, or a page in place of a script, after a rollback',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'hidden and well-known files are 404',
    concerns: is('hidden'),
    wrong: (response) => unless(response.status === 404, statusOf(response)),
    matters: 'programs take the page for what they asked for',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'no page answers below /api',
    concerns: is('absent call'),
    wrong: (response) =>
      unless(
        response.status !== 200 || !headerOf(response, 'content-type').startsWith('text/html'),
        '200, a page',
      ),
    matters: 'the app takes a page for an answer of the API',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'HTTPS',
    concerns: is('plain http'),
    wrong: (response) =>
      unless(
        [301, 302, 307, 308].includes(response.status) && headerOf(response, 'location').startsWith('https:'),
        statusOf(response),
      ),
    skipped: 'this address is not https, or has a port',
    matters: 'what is typed can be read on the way',
    todo: 'Redirect http to https',
  },
  {
    name: 'the API refuses as its contract says',
    concerns: is('API'),
    wrong: (response, { status }) => {
      const { success, message } = parsed(response);
      return unless(
        response.status === status && success === false && typeof message === 'string',
        `${response.status}, not ${status} with { success: false, message }`,
      );
    },
    matters: 'the app shows the wrong words, or somebody sees what is not theirs',
    todo: 'Compare with openapi/janani-api.yaml, or name the API with --api',
  },
  {
    name: 'the identity project knows this domain',
    concerns: is('identity'),
    wrong: (response, { referer = '' }) =>
      response.status === 200
        ? unless(
            parsed(response).authorizedDomains?.includes(new URL(referer).hostname) ?? false,
            'no authorised domain',
          )
        : statusOf(response),
    skipped: 'the build holds no key of a real project',
    matters: 'nobody can sign in',
    todo: "Allow the web API key for this domain in the project's credentials, and the domain in its identity settings",
  },
  {
    name: 'the web API key is for this domain only',
    concerns: is('foreign site'),
    wrong: (response) => unless(response.status === 403, `${response.status} for another site`),
    skipped: 'the build holds no key of a real project',
    matters: 'others can send SMS at your cost',
    todo: "Restrict the key to this domain in the project's credentials",
  },
];

/** Every check, with the headers that the build requires. */
export const checksFor = (headers: Record<string, string>): Check[] => [
  ...built(headers),
  ...beside.map((check) => ({ ...check, judgesRefusals: true })),
];
