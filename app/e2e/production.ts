import type { BrowserContext, Route } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { serveAsHosting } from './hosting.ts';
import { test as base } from './test.ts';

/** The origin that the example build is configured for. */
export const PRODUCTION = 'https://janani.example';

/** The analytics host of the example build. */
export const ANALYTICS = 'https://eu.i.posthog.example';

const RECAPTCHA_SCRIPT = 'https://www.gstatic.com/recaptcha/releases/stand-in/recaptcha__en.js';

/** A stub of reCAPTCHA's first script: it creates a Trusted Types policy, and loads the second script by its URL. */
const recaptchaLoader = (onload: string | null) => `{
  const policy = trustedTypes.createPolicy('bot-check', { createScriptURL: (address) => address });
  for (const address of [policy.createScriptURL('${RECAPTCHA_SCRIPT}?named'), '${RECAPTCHA_SCRIPT}?onload=${onload}']) {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }
}`;

/** A stub of the second script: it inserts markup by that policy and a frame, and returns a token without a challenge. */
const recaptchaScript = (onload: string) => `{
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: (markup) => markup });
  let respond;
  window.grecaptcha = {
    render: (slot, { callback }) => {
      respond = callback;
      slot.innerHTML = policy.createHTML('<div></div>');
      const frame = document.createElement('iframe');
      frame.src = 'https://www.google.com/recaptcha/api2/anchor';
      slot.firstChild.append(frame);
      return 0;
    },
    execute: () => setTimeout(() => respond('a-token-of-the-bot-check')),
    getResponse: () => '',
    reset: () => {},
  };
  window['${onload}']();
}`;

const script = (body: string) => ({ contentType: 'text/javascript', body });

type Visit = { isOver: boolean; recaptchaUrls: string[] };

/** Forwards a request to the local server that replaces this host, and lets the page read the response. */
const forwardTo = (base: string, visit: Visit) => async (route: Route) => {
  const { pathname, search } = new URL(route.request().url());
  try {
    // The local server accepts its own origin only.
    const { origin: _origin, ...headers } = route.request().headers();
    // A persistent connection may be closed just as it is used again.
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
    // The browser was closed before the response arrived.
    if (!visit.isOver) throw cause;
  }
};

/**
 * Routes every host that a production build contacts to its local replacement; records the requests to reCAPTCHA.
 */
const routeHosts = async (context: BrowserContext, hosting: string, app: AppServer, visit: Visit) => {
  await context.route(`${PRODUCTION}/**`, forwardTo(hosting, visit));
  await context.route('https://backend.example/**', forwardTo(app.url, visit));
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'])
    await context.route(`https://${host}/**`, forwardTo(`${app.url}/${host}`, visit));
  await context.route(`${ANALYTICS}/**`, forwardTo(`${app.url}/__analytics`, visit));
  await context.route('https://media.example/**', (route) => route.fulfill({ status: 404 }));
  await context.route('https://www.google.com/recaptcha/**', async (route) => {
    const { href, pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('/anchor'))
      return route.fulfill({ contentType: 'text/html', body: '<p>Bot check</p>' });
    visit.recaptchaUrls.push(href);
    return route.fulfill(script(recaptchaLoader(searchParams.get('onload'))));
  });
  await context.route(`${RECAPTCHA_SCRIPT}*`, (route) => {
    const onload = new URL(route.request().url()).searchParams.get('onload');
    return route.fulfill(script(onload ? recaptchaScript(onload) : ''));
  });
};

/** The production build in a browser. */
type Production = { /** The URLs requested from reCAPTCHA. */ recaptchaUrls: string[] };

/**
 * The production build in this browser, at its own URLs, from the server of Firebase Hosting with its headers.
 * Sandbox and emulator replace the backend and the provider; only reCAPTCHA is a stub.
 */
export const test = base.extend<{ production: Production }>({
  production: async ({ context, app }, use) => {
    const hosting = await serveAsHosting('production');
    const visit: Visit = { isOver: false, recaptchaUrls: [] };
    await routeHosts(context, hosting.url, app, visit);
    await use({ recaptchaUrls: visit.recaptchaUrls });
    // The page may still send requests after the last step: it is served until the context has closed.
    visit.isOver = true;
    await context.close();
    hosting.close();
  },
});
