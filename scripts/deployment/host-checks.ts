/** What the host of the app must do: docs/how-to/deploy.md. */
import { type Check, type Deployment, Skipped, must } from './host.ts';

const ABSENT = 'absent-of-verify-deployment';
const HIDDEN_PATHS = [`/.well-known/${ABSENT}`, '/.env', '/.git/config'];
/** Pages that are not built ahead of time have this in their head; no other page is the shell. */
const SHELL_MARK = '<meta name="robots" content="noindex" />';
const YEAR_S = 31_536_000;
const SERVE_AGAIN =
  'Deploy with the configuration that the build wrote beside its folder (docs/how-to/deploy.md)';

const headerOf = ({ headers }: { headers: Headers }, name: string) => headers.get(name) ?? '';
const isImmutable = (answer: { headers: Headers }) => /immutable/.test(headerOf(answer, 'cache-control'));

/** The entry script of the page, as its markup names it. */
const entryOf = async ({ origin, ask }: Deployment): Promise<string> => {
  const { text } = await ask(`${origin}/`);
  const [, path] = /<script[^>]+src="(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
  must(
    path !== undefined,
    'The first page names no script under /assets',
    'nothing would work on it',
    SERVE_AGAIN,
  );
  return origin + path;
};

const REQUIRED: Record<string, RegExp> = {
  'strict-transport-security': /max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
};

export const hostChecks: Check[] = [
  {
    name: 'the first page answers',
    run: async ({ origin, ask }) => {
      const answer = await ask(`${origin}/`);
      const type = headerOf(answer, 'content-type');
      must(
        answer.status === 200 && type.startsWith('text/html'),
        `/ answered ${answer.status} ${type}`,
        'nobody reaches the app',
        'Look whether the address is right and the deployment finished',
      );
    },
  },
  {
    name: 'security headers',
    run: async ({ origin, ask, expectedHeaders }) => {
      const answer = await ask(`${origin}/`);
      const wrong = expectedHeaders
        ? Object.entries(expectedHeaders).filter(([name, value]) => headerOf(answer, name) !== value)
        : Object.entries(REQUIRED).filter(([name, pattern]) => !pattern.test(headerOf(answer, name)));
      const names = wrong.map(([name]) => name).filter((name) => !/^content-security-policy/i.test(name));
      must(
        names.length === 0,
        `Other or no ${names.join(', ')}`,
        'a browser protects less than was built',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'Content-Security-Policy',
    run: async ({ origin, ask, expectedHeaders }) => {
      const policy = headerOf(await ask(`${origin}/`), 'content-security-policy');
      const wanted = expectedHeaders?.['Content-Security-Policy'];
      const isStrict = /default-src 'none'/.test(policy) && !/unsafe-(?:inline|eval)| \*|http:/.test(policy);
      must(
        wanted === undefined ? isStrict : policy === wanted,
        policy === '' ? 'There is no policy' : 'The policy is not that of the build',
        'what a mistake lets in may run, or the pages of this build may not',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'an unknown page is the shell',
    run: async ({ origin, ask }) => {
      const answer = await ask(`${origin}/${ABSENT}`);
      must(
        answer.status === 200 && answer.text.includes(SHELL_MARK),
        `/${ABSENT} answered ${answer.status}, not with the bare shell`,
        'links to pages for members lead nowhere',
        'Have the host answer addresses without a file with app.html',
      );
    },
  },
  {
    name: 'an absent asset is 404, and not kept',
    run: async ({ origin, ask }) => {
      const answer = await ask(`${origin}/assets/${ABSENT}.js`);
      must(
        answer.status === 404 && !isImmutable(answer),
        `/assets/${ABSENT}.js answered ${answer.status} "${headerOf(answer, 'cache-control')}"`,
        'a browser keeps a refusal, or a page in place of a script, after a rollback',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'hidden and well-known files are 404',
    run: async ({ origin, ask }) => {
      for (const path of HIDDEN_PATHS) {
        const { status } = await ask(origin + path);
        must(
          status === 404,
          `${path} answered ${status}`,
          'programs take the page for what they asked for',
          SERVE_AGAIN,
        );
      }
    },
  },
  {
    name: 'caching',
    run: async (deployment) => {
      const document = headerOf(await deployment.ask(`${deployment.origin}/`), 'cache-control');
      must(document === 'no-cache', `/ is kept: "${document}"`, 'a new version is not seen', SERVE_AGAIN);
      const entry = await deployment.ask(await entryOf(deployment));
      must(
        isImmutable(entry),
        'A script is asked for at every visit',
        'a slow network is used for nothing',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'compression',
    run: async (deployment) => {
      for (const address of [`${deployment.origin}/`, await entryOf(deployment)]) {
        const encoding = headerOf(await deployment.ask(address), 'content-encoding');
        const isSmall = /^(?:br|gzip|zstd)$/.test(encoding);
        must(
          isSmall,
          `${address} comes as it is`,
          'phones load three times as much',
          'Switch compression on at the host',
        );
      }
    },
  },
  {
    name: 'worker',
    run: async ({ origin, ask, expectedWorker }) => {
      const answer = await ask(`${origin}/sw.js`);
      const type = headerOf(answer, 'content-type');
      const isScript = answer.status === 200 && /javascript/.test(type);
      must(
        isScript,
        `/sw.js answered ${answer.status} ${type}`,
        'the app does not open without a network',
        SERVE_AGAIN,
      );
      const caching = headerOf(answer, 'cache-control');
      must(
        caching === 'no-cache',
        `/sw.js is kept: "${caching}"`,
        'no phone gets a new version',
        SERVE_AGAIN,
      );
      const isOfBuild = expectedWorker === undefined || answer.text === expectedWorker;
      must(
        isOfBuild,
        '/sw.js is of another build',
        'phones are told of files that are not there',
        'Deploy the whole folder',
      );
    },
  },
  {
    name: 'HTTPS',
    run: async ({ origin, ask }) => {
      if (!origin.startsWith('https:')) throw new Skipped('this address is not https');
      const plain = await ask(`${origin.replace('https:', 'http:')}/`);
      const isSent =
        plain.status >= 301 && plain.status <= 308 && headerOf(plain, 'location').startsWith('https:');
      must(
        isSent,
        `http answered ${plain.status}`,
        'what is typed can be read on the way',
        'Redirect http to https',
      );
      const [, age = '0'] =
        /max-age=(\d+)/.exec(headerOf(await ask(`${origin}/`), 'strict-transport-security')) ?? [];
      must(
        Number(age) >= YEAR_S,
        `HSTS holds for ${age} s`,
        'a first visit can be turned to http',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'security.txt',
    run: async ({ origin, ask }) => {
      const { status, text } = await ask(`${origin}/.well-known/security.txt`);
      if (status === 404) throw new Skipped('there is none: VITE_SECURITY_CONTACT is not set');
      const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
      const isGood = /^Contact: \S+$/m.test(text) && new Date(expires).getTime() > Date.now();
      must(
        isGood,
        'It names no contact or has run out',
        'nobody knows where to report',
        'Build and deploy again',
      );
    },
  },
];
