/** What can be seen of the identity provider and of the API without changing anything. */
import { WORKER } from '../../app/worker/addresses.ts';
import { ABSENT } from './absent.ts';
import { type Check, type Deployment, Skipped, must } from './host.ts';

/** How Google's API keys look. */
const KEY = /\bAIza[\w-]{35}(?![\w-])/;
const SCRIPT = /\/?assets\/[\w.-]+\.js/g;
/** More scripts than a build has (tools/size/route-budgets.json). */
const MOST_SCRIPTS = 200;
const FOREIGN = 'https://other-site.invalid/';

/** The web API key, which stands in one of the scripts that the pages lead to. */
const findKey = async ({ origin, ask }: Deployment): Promise<string | undefined> => {
  // A file that does not come is named by the checks of the site.
  const textAt = async (path: string) => (await ask(origin + path).catch(() => undefined))?.text ?? '';
  const worker = await textAt(WORKER);
  const page = await textAt('/');
  const waiting = [...new Set([...page.matchAll(SCRIPT), ...worker.matchAll(SCRIPT)].map(([path]) => path))];
  for (const path of waiting.slice(0, MOST_SCRIPTS)) {
    const [key] = KEY.exec(await textAt(`/${path.replace(/^\//, '')}`)) ?? [];
    if (key) return key;
  }
  return undefined;
};

/** The project's settings, as the provider's SDK asks for them (`/v1/projects`). */
const settingsFor = async (deployment: Deployment, referer: string) => {
  const key = await findKey(deployment);
  if (key === undefined) throw new Skipped('the scripts hold no key of a real project');
  const { provider, ask } = deployment;
  return ask(`${provider}/v1/projects?key=${encodeURIComponent(key)}`, { Referer: referer });
};

const readBody = (text: string): { success?: unknown; message?: unknown } => {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
};

const refusals: [path: string, status: number][] = [
  ['/user/sessions', 401],
  [`/user/sessions/${ABSENT}`, 401],
  ['/hospitals/XX-9999/doctors', 404],
];

export const serviceChecks: Check[] = [
  {
    name: 'the identity project knows this domain',
    run: async (deployment) => {
      const { status, text } = await settingsFor(deployment, `${deployment.origin}/`);
      must(
        status === 200,
        `The identity provider answered ${status}`,
        'nobody can sign in',
        "Allow the web API key for this domain and the identity API, in the project's credentials",
      );
      const { authorizedDomains = [] } = JSON.parse(text) as { authorizedDomains?: string[] };
      const { hostname } = new URL(deployment.origin);
      const isKnown = authorizedDomains.includes(hostname);
      must(
        isKnown,
        `${hostname} is no authorised domain`,
        'the bot check refuses everybody',
        'Add it in the identity settings',
      );
    },
  },
  {
    name: 'the web API key is for this domain only',
    run: async (deployment) => {
      const { status } = await settingsFor(deployment, FOREIGN);
      must(
        status === 403,
        `The key was taken from another site (${status})`,
        'others can send SMS at your cost',
        "Restrict it to this domain in the project's credentials",
      );
    },
  },
  {
    name: 'the API refuses as its contract says',
    run: async ({ api, ask }) => {
      for (const [path, wanted] of refusals) {
        const { status, text } = await ask(api + path, { Accept: 'application/json' });
        const { success, message } = readBody(text);
        must(
          status === wanted && success === false && typeof message === 'string',
          `${api}${path} answered ${status}, not ${wanted} with { success: false, message }`,
          'the app shows the wrong words, or somebody sees what is not theirs',
          'Compare with openapi/janani-api.yaml, or name the API with --api',
        );
      }
    },
  },
];
