import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test';
import { cutTexts } from '@janani/dev-support/src/cut-texts.ts';
import { type Served, serveApp } from './backend.ts';
import { signedInOnce } from './test-user.ts';

/** What the browser says of itself that no journey may cause, save what the emulator cannot do. */
const allowedConsole = [
  // The emulator has no recaptchaConfig; the SDK logs each send.
  /recaptchaConfig/i,
  /Failed to initialize reCAPTCHA Enterprise config/,
  // Chromium looks for a newer worker, and there is no server: the one it has goes on.
  /^An unknown error occurred when fetching the script/,
  // Answers with an error status are part of the fault tests.
  /^Failed to load resource/,
];

/** Notes what goes wrong in any page of a browser: also what Trusted Types refuse, or would. */
const watch = async (context: BrowserContext, problems: string[]) => {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !allowedConsole.some((pattern) => pattern.test(message.text())))
      problems.push(`console: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
};

type Fixtures = { app: Served; problems: string[] };

export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    async ({ browser }, use, { workerIndex }) => {
      const server = await serveApp(workerIndex);
      await use({ ...server, signedIn: await signedInOnce(browser, server) });
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  app: async ({ served }, use) => {
    await served.reset();
    await use(served);
  },
  /** Uncaught errors, console errors and violations of the Content-Security-Policy fail every test, in every tab. */
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No rule of axe is broken on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    // The older mode looks at this page only, and there is no frame in it: the newer opens a second page each time.
    .setLegacyMode()
    // Every rule runs; what passed is not described, which took a third of the time (axe-core, doc/API.md#options-parameter).
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** Nothing is wider than the screen. */
export const expectNoSidewaysScroll = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** No text is cut off by a box it stands in. */
export const expectNothingCut = async (page: Page) => expect(await page.evaluate(cutTexts)).toEqual([]);

/** Whether it is in view, and no bar or toast lies over any of its corners. */
export const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });

/** A toast on screen with this text. (The live regions say it as well; they are not what she sees.) */
export const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
