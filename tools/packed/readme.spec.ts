import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { workspace } from './installed.ts';
import { followReadme, serve } from './readme.ts';

const pictures = join(workspace, '.reports/readme');

describe('the README of @janani/ui, followed line by line', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    site = await serve(await followReadme());
    browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it.each(['light', 'dark'] as const)(
    'shows the brand in the %s theme, and answers a code',
    async (scheme) => {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width: 360, height: 640 } });
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      // The README gives none.
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await page.goto(site.url);
      await page.getByLabel('Code').fill('246810');
      await page.getByText('Thank you: 246810').first().waitFor();
      const value = (name: string) =>
        page.evaluate(
          (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
          name,
        );
      const { color } = await page.evaluate(() => ({
        color: getComputedStyle(document.documentElement).colorScheme,
      }));
      expect(color).toBe(scheme);
      expect(await value('--janani-color-primary')).toMatch(
        scheme === 'light' ? /#0b6b54/ : /#[0-5]\w[67]\w[4-6]\w/,
      );
      expect(await value('--janani-radius-md')).toBe('6px');
      await page.screenshot({ path: join(pictures, `${scheme}.png`) });
      expect(problems).toEqual([]);
      await page.close();
    },
  );
});
