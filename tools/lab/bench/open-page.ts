import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../../browser.mjs';
import { browserOptions } from '../../../packages/dev-support/src/browser-options.ts';
import type { Pages } from './build-pages.ts';
import { type Screen, SCREENS } from './screens.ts';

/** The slowdown of the processor, to that of a cheap phone (Lighthouse). */
export const CPU_SLOWDOWN = 4;

// Pages are served from memory, on a secure origin because of the clipboard.
const ORIGIN = 'https://bench.janani.test';
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const UNCAPPED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export const launch = async (isUncapped: boolean): Promise<Browser> =>
  chromium.launch({
    ...browserOptions,
    executablePath: await findBrowser(),
    args: [...browserOptions.args, ...(isUncapped ? UNCAPPED : [])],
  });

/** Opens a built page in a new context, runs the work with it, and closes it. */
export const withPage = async <Result>(
  browser: Browser,
  pages: Pages,
  name: string,
  screen: Screen,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    ...SCREENS[screen],
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    const page = await context.newPage();
    await page.route('**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const body = pages.get(path);
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
      return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
    });
    const devtools = await context.newCDPSession(page);
    await page.goto(`${ORIGIN}/${name}`);
    await page.evaluate(async () => void (await document.fonts.ready));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
};
