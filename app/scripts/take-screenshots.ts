/**
 * Takes the screenshots of the app that a phone shows before it is installed, in each language: `pnpm --filter @janani/app
 * run shoot`, after `pnpm --filter @janani/app run build:example` and `build:playground`, on a machine that has fonts
 * for every language. They are committed; run it when these pages change.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveFiles } from '../preview/serve.ts';
import { type Language, SOURCE_LANGUAGE } from '@janani/messages/src/language-list.ts';
import { reviewedLanguages } from '@janani/messages/vite/catalogues.ts';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

const app = join(import.meta.dirname, '..');
// Committed with 256 colours (pngquant), a third of what is written here.
const out = join(app, 'public/screenshots');
const headers = JSON.parse(readFileSync(join(app, 'dist/production.headers.json'), 'utf8')) as Record<
  string,
  string
>;
const { 'Content-Security-Policy': _onlyHttps, ...rest } = headers;

/** A copy of the app's function, which needs the list of languages of a build. */
const localizePath = (language: Language, path: string) =>
  (language === SOURCE_LANGUAGE ? '' : `/${language}`) + path || '/';

const serve = async (folder: string, headersToSend: Record<string, string>) => {
  const server = createServer(serveFiles(join(app, 'dist', folder), headersToSend)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
};
const site = await serve('production', rest);
/** The signed-in pages: the playground contains the product and the sandbox's sample sessions. */
const playground = await serve('playground', {});

const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** A Saturday at noon in India. */
const NOW = '2026-11-21T12:00:00+05:30';

mkdirSync(out, { recursive: true });
const browser = await chromium.launch(browserOptions);
const takeScreenshot = async (name: string, url: string, readySelector: string, screen = PHONE) => {
  const page = await browser.newPage({ ...screen, colorScheme: 'light' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(readySelector).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(out, `${name}.png`) });
  await page.close();
};
for (const language of reviewedLanguages) {
  await takeScreenshot(`${language}-home`, site.origin + localizePath(language, ''), 'h1');
  await takeScreenshot(`${language}-pricing`, site.origin + localizePath(language, '/pricing'), 'h1');
  for (const name of ['dashboard', 'sessions']) {
    const scene = JSON.stringify({ path: `/${name}`, language, isSignedIn: true, now: NOW });
    const url = `${playground.origin}/index.html#${encodeURIComponent(scene)}`;
    await takeScreenshot(`${language}-${name}`, url, 'main article');
    await takeScreenshot(`${language}-${name}-wide`, url, 'main article', DESKTOP);
  }
}
await browser.close();
site.server.close();
playground.server.close();
