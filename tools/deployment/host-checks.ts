/** What the host of the app must do where there is no file: docs/how-to/deploy.md. */
import { isKept } from './headers.ts';
import { ABSENT } from './absent.ts';
import { type Check, SERVE_AGAIN, Skipped, must } from './host.ts';

const SECURITY_TEXT = '/.well-known/security.txt';
const ABSENT_ASSETS = [`/assets/${ABSENT}.js`, `/assets/${ABSENT}/${ABSENT}.css`];
const HIDDEN_PATHS = [`/.well-known/${ABSENT}`, '/.env', '/.git/config', '/hi/.env'];
const REDIRECTS = new Set([301, 302, 307, 308]);

const headerOf = ({ headers }: { headers: Headers }, name: string) => headers.get(name) ?? '';

export const hostChecks: Check[] = [
  {
    name: 'an absent asset is 404, and not kept',
    run: async ({ origin, ask }) => {
      for (const path of ABSENT_ASSETS) {
        const answer = await ask(origin + path);
        const caching = headerOf(answer, 'cache-control');
        must(
          answer.status === 404 && !isKept(caching),
          `${path} answered ${answer.status} "${caching}"`,
          'a browser keeps a refusal, or a page in place of a script, after a rollback',
          SERVE_AGAIN,
        );
      }
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
    name: 'no page answers below /api',
    run: async ({ origin, ask }) => {
      const answer = await ask(`${origin}/api/${ABSENT}`);
      const type = headerOf(answer, 'content-type');
      must(
        answer.status !== 200 || !type.startsWith('text/html'),
        `/api/${ABSENT} answered 200 ${type}`,
        'the app takes a page for an answer of the API',
        SERVE_AGAIN,
      );
    },
  },
  {
    name: 'HTTPS',
    run: async ({ origin, ask }) => {
      const { protocol, port, host } = new URL(origin);
      if (protocol !== 'https:') throw new Skipped('this address is not https');
      if (port !== '') throw new Skipped('what would answer http beside this port is not known');
      const plain = await ask(`http://${host}/`);
      const to = headerOf(plain, 'location');
      must(
        REDIRECTS.has(plain.status) && to.startsWith('https:'),
        `http answered ${plain.status}`,
        'what is typed can be read on the way',
        'Redirect http to https',
      );
    },
  },
  {
    name: 'security.txt',
    run: async ({ origin, ask }) => {
      const { status, text } = await ask(origin + SECURITY_TEXT);
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
