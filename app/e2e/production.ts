import type { BrowserContext, Route } from '@playwright/test';
import type { Served } from './backend.ts';
import { serveAsHosting } from './hosting.ts';
import { test as base } from './test.ts';

/** Where the example build says it is served; its backend and its provider have their real names as well. */
export const PRODUCTION = 'https://janani.example';

/** Where the example build says that events go. */
export const ANALYTICS = 'https://eu.i.posthog.example';

const BOT_CHECK = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';

/** What the bot check's first script does: a policy of its own, and the second script by its address. */
const loader = (onload: string | null) => `{
  const policy = trustedTypes.createPolicy('bot-check', { createScriptURL: (address) => address });
  for (const address of [policy.createScriptURL('${BOT_CHECK}?named'), '${BOT_CHECK}?onload=${onload}']) {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }
}`;

/** What the second does: markup by a policy of its own, a frame, and an answer without a question. */
const botCheck = (onload: string) => `{
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (markup) => markup });
  let answer;
  window.grecaptcha = {
    render: (slot, { callback }) => {
      answer = callback;
      slot.innerHTML = policy.createHTML('<div></div>');
      const frame = document.createElement('iframe');
      frame.src = 'https://www.google.com/recaptcha/api2/anchor';
      slot.firstChild.append(frame);
      return 0;
    },
    execute: () => setTimeout(() => answer('a-token-of-the-bot-check')),
    getResponse: () => '',
    reset: () => {},
  };
  window['${onload}']();
}`;

const script = (body: string) => ({ contentType: 'text/javascript', body });

type Visit = { isOver: boolean; botChecks: string[] };

/** Hands a call on to the server that plays this host, and lets the page read the answer. */
const passOnTo = (base: string, visit: Visit) => async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  try {
    // What plays this host answers its own origin only.
    const { origin: _other, ...headers } = route.request().headers();
    // A connection that was kept may be closed just when it is used again.
    const response = await route.fetch({
      url: base + pathname + search,
      headers,
      maxRedirects: 0,
      maxRetries: 3,
    });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': PRODUCTION },
    });
  } catch (cause) {
    // The browser was closed while the answer was on its way: nobody waits for it.
    if (!visit.isOver) throw cause;
  }
};

/** Sends every host a production build speaks to to what plays it here; keeps what the bot check was asked for. */
const routeHosts = async (context: BrowserContext, hosting: string, app: Served, visit: Visit) => {
  await context.route(`${PRODUCTION}/**`, passOnTo(hosting, visit));
  await context.route('https://backend.example/**', passOnTo(app.url, visit));
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'])
    await context.route(`https://${host}/**`, passOnTo(`${app.url}/${host}`, visit));
  await context.route(`${ANALYTICS}/**`, passOnTo(`${app.url}/__analytics`, visit));
  await context.route('https://media.example/**', (route) => route.fulfill({ status: 404 }));
  await context.route('https://www.google.com/recaptcha/**', async (route) => {
    const { href, pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/anchor'))
      return route.fulfill({ contentType: 'text/html', body: '<p>Bot check</p>' });
    visit.botChecks.push(href);
    return route.fulfill(script(loader(searchParams.get('onload'))));
  });
  await context.route(`${BOT_CHECK}*`, (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload');
    return route.fulfill(script(onload ? botCheck(onload) : ''));
  });
};

/** The production build as a browser has it. */
type Production = { /** What the bot check was asked for, address by address. */ botChecks: string[] };

/**
 * The production build in this browser: under its own addresses, from Firebase Hosting's own server with its
 * own headers. Sandbox and emulator play the backend and the provider; only the bot check is a stand-in.
 */
export const test = base.extend<{ production: Production }>({
  production: async ({ context, app }, use) => {
    const hosting = await serveAsHosting('production');
    const visit: Visit = { isOver: false, botChecks: [] };
    await routeHosts(context, hosting.url, app, visit);
    await use({ botChecks: visit.botChecks });
    // The page may still be asking for what comes after the last step: it is served until it has ended.
    visit.isOver = true;
    await context.close();
    hosting.close();
  },
});
