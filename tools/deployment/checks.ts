/** What a host and the services behind it must do (docs/how-to/release-app.md): each check judges all its answers at once. */
import { integrityOf } from '../../app/worker/integrity.ts';
import type { Answer } from './request.ts';
import type { Expected, Role } from './expected.ts';
import { isAskedAgain, isHeaderRight, isKept, isKeptForever, isTypeRight } from './headers.ts';

export type Check = {
  name: string;
  concerns: (expected: Expected) => boolean;
  /** What is wrong with an answer, in a few words. */
  wrong: (answer: Answer, expected: Expected) => string | undefined;
  /** Whether it judges refusals, too, and answers that did not come. */
  judgesRefusals?: boolean;
  /** Why there may be nothing to look at. */
  skipped?: string;
  matters: string;
  todo: string;
};

const SECURITY_TEXT = '/.well-known/security.txt';
/** Below this, hosts send text as it is: compressed it is hardly smaller. */
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

const headerOf = ({ headers }: Answer, name: string) => headers.get(name) ?? '';
const statusOf = (answer: Answer) => {
  const to = answer.headers.get('location');
  return to === null ? String(answer.status) : `${answer.status} to ${to}`;
};
const isPolicy = (name: string) => /^content-security-policy/i.test(name);

const otherContent = (answer: Answer, { integrity }: Expected) => {
  if (answer.status !== 200) return statusOf(answer);
  return integrityOf(answer.body) === integrity ? undefined : 'other content';
};
const unless = (isWell: boolean, what: string) => (isWell ? undefined : what);
const otherCaching = (isRight: (caching: string) => boolean) => (answer: Answer) => {
  const caching = headerOf(answer, 'cache-control');
  return unless(isRight(caching), `"${caching}"`);
};

const parsed = ({ body }: Answer): { success?: unknown; message?: unknown; authorizedDomains?: string[] } => {
  try {
    return Object(JSON.parse(body.toString())) as object;
  } catch {
    return {};
  }
};

/** What was built, as it is served. */
const built = (headers: Record<string, string>): Check[] => {
  const wrongHeaders = (isMeant: (name: string) => boolean) => (answer: Answer) =>
    Object.entries(headers)
      .filter(([name, value]) => isMeant(name) && !isHeaderRight(name, headerOf(answer, name), value))
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
      wrong: (answer, { address }) => {
        const type = headerOf(answer, 'content-type');
        return unless(isTypeRight(address, type), type || 'no type');
      },
      matters: 'a browser refuses them or reads them wrongly',
      todo: 'Give the host the type of each ending, and UTF-8 for documents',
    },
    {
      name: 'what may change is asked for again',
      concerns: (expected) => isServed(expected) && !isAsset(expected),
      wrong: otherCaching(isAskedAgain),
      matters: 'a new version is not seen',
      todo: DEPLOY_AGAIN,
    },
    {
      name: 'built files are kept for ever',
      concerns: isAsset,
      wrong: otherCaching(isKeptForever),
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
      wrong: (answer) =>
        unless(
          answer.body.length < COMPRESSED_FROM_BYTES || headerOf(answer, 'content-encoding') !== '',
          `${answer.body.length} bytes as they are`,
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

/** What there is no file of, and the services. */
const beside: Check[] = [
  {
    name: 'an absent asset is 404, and not kept',
    concerns: is('absent asset'),
    wrong: (answer) => {
      const caching = headerOf(answer, 'cache-control');
      return unless(answer.status === 404 && !isKept(caching), `${statusOf(answer)} "${caching}"`);
    },
    matters: 'a browser keeps a refusal, or a page in place of a script, after a rollback',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'hidden and well-known files are 404',
    concerns: is('hidden'),
    wrong: (answer) => unless(answer.status === 404, statusOf(answer)),
    matters: 'programs take the page for what they asked for',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'no page answers below /api',
    concerns: is('absent call'),
    wrong: (answer) =>
      unless(
        answer.status !== 200 || !headerOf(answer, 'content-type').startsWith('text/html'),
        '200, a page',
      ),
    matters: 'the app takes a page for an answer of the API',
    todo: DEPLOY_AGAIN,
  },
  {
    name: 'HTTPS',
    concerns: is('plain http'),
    wrong: (answer) =>
      unless(
        [301, 302, 307, 308].includes(answer.status) && headerOf(answer, 'location').startsWith('https:'),
        statusOf(answer),
      ),
    skipped: 'this address is not https, or has a port',
    matters: 'what is typed can be read on the way',
    todo: 'Redirect http to https',
  },
  {
    name: 'the API refuses as its contract says',
    concerns: is('API'),
    wrong: (answer, { status }) => {
      const { success, message } = parsed(answer);
      return unless(
        answer.status === status && success === false && typeof message === 'string',
        `${answer.status}, not ${status} with { success: false, message }`,
      );
    },
    matters: 'the app shows the wrong words, or somebody sees what is not theirs',
    todo: 'Compare with openapi/janani-api.yaml, or name the API with --api',
  },
  {
    name: 'the identity project knows this domain',
    concerns: is('identity'),
    wrong: (answer, { referer = '' }) =>
      answer.status === 200
        ? unless(
            parsed(answer).authorizedDomains?.includes(new URL(referer).hostname) ?? false,
            'no authorised domain',
          )
        : statusOf(answer),
    skipped: 'the build holds no key of a real project',
    matters: 'nobody can sign in',
    todo: "Allow the web API key for this domain in the project's credentials, and the domain in its identity settings",
  },
  {
    name: 'the web API key is for this domain only',
    concerns: is('foreign site'),
    wrong: (answer) => unless(answer.status === 403, `${answer.status} for another site`),
    skipped: 'the build holds no key of a real project',
    matters: 'others can send SMS at your cost',
    todo: "Restrict the key to this domain in the project's credentials",
  },
];

/** Every check, with the headers that the build says. */
export const checksFor = (headers: Record<string, string>): Check[] => [
  ...built(headers),
  ...beside.map((check) => ({ ...check, judgesRefusals: true })),
];
