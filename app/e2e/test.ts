import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test';
import { findClippedTexts } from '@janani/dev-support/src/find-clipped-texts.ts';
import { type AppServer, serveApp } from './backend.ts';
import { signedInState } from './test-user.ts';

/** Console errors that do not fail a test. */
const allowedConsole = [
  // The emulator has no recaptchaConfig, and the SDK logs it with each code.
  /recaptchaConfig/i,
  /Failed to initialize reCAPTCHA Enterprise config/,
  // Chromium checks for a newer worker without a server, and continues with the current one.
  /^An unknown error occurred when fetching the script/,
  // Tests of faults cause responses with an error status.
  /^Failed to load resource/,
];

/** Records errors in every page of a context, including what Trusted Types reject or report. */
const recordErrors = async (context: BrowserContext, errors: string[]) => {
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !allowedConsole.some((pattern) => pattern.test(message.text())))
      errors.push(`console: ${message.text()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
};

type Fixtures = { app: AppServer; errors: string[] };

export const test = base.extend<Fixtures, { served: AppServer }>({
  served: [
    async ({ browser }, use, { workerIndex }) => {
      const server = await serveApp(workerIndex);
      await use({ ...server, signedIn: await signedInState(browser, server) });
      server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  app: async ({ served }, use) => {
    await served.reset();
    await use(served);
  },
  /** Uncaught errors, console errors and violations of the Content-Security-Policy in any tab fail the test. */
  errors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      await recordErrors(context, errors);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the service worker has cached the app. */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    undefined,
    { timeout: 30_000 },
  );

/** Expects that axe finds no violation on the page. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode checks this page only, which is enough without frames: the default opens a second page each time.
    .setLegacyMode()
    // Every rule runs; describing the passes would take a third of the time (axe-core, doc/API.md#options-parameter).
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

/** Expects that nothing is wider than the viewport. */
export const expectNoSidewaysScroll = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** Expects that no text is cut off by its box. */
export const expectNoTextCut = async (page: Page) =>
  expect(await page.evaluate(findClippedTexts)).toEqual([]);

/** Whether the element is in the viewport, and no bar or toast covers a corner of it. */
export const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
    return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  });

/** A visible toast with this text. (The live regions contain the text as well.) */
export const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
