/**
 * Takes the pictures of the app that a phone shows before it is installed, in each language:
 * `pnpm --filter @janani/app run shoot`, after `pnpm --filter @janani/app run build:example` and `build:playground`, on a machine that has
 * fonts for every language. They are committed; run it when these pages change.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveFiles } from '../preview/serve.ts';
import { type Language, SOURCE } from '@janani/messages/src/language-list.ts';
import { reviewedLanguages } from '@janani/messages/vite/catalogues.ts';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';

const app = join(import.meta.dirname, '..');
const out = join(app, 'public/screenshots');
const headers = JSON.parse(readFileSync(join(app, 'dist/production.headers.json'), 'utf8')) as Record<
  string,
  string
>;
const { 'Content-Security-Policy': _onlyHttps, ...rest } = headers;

/** The app's own function asks the build which languages it has, and here there is no build. */
const addressIn = (language: Language, path: string) =>
  (language === SOURCE ? '' : `/${language}`) + path || '/';

const server = createServer(serveFiles(join(app, 'dist/production'), rest)).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

mkdirSync(out, { recursive: true });
const browser = await chromium.launch(browserOptions);
for (const language of reviewedLanguages)
  for (const [name, path] of [
    ['home', ''],
    ['pricing', '/pricing'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 });
    await page.goto(`http://localhost:${port}${addressIn(language, path)}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(out, `${language}-${name}.png`) });
    await page.close();
  }

/** What a signed-in user sees, from the playground: the whole product, with the sandbox's sample sessions in it. */
const playground = createServer(serveFiles(join(app, 'dist/playground'), {})).listen(0, '127.0.0.1');
await new Promise((resolve) => playground.once('listening', resolve));
const { port: playgroundPort } = playground.address() as AddressInfo;
const sizes = [
  { end: '', viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 },
  { end: '-wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];
/** A Saturday at noon in India. */
const NOW = '2026-11-21T12:00:00+05:30';

for (const language of reviewedLanguages)
  for (const name of ['dashboard', 'sessions'])
    for (const { end, ...size } of sizes) {
      const page = await browser.newPage({ ...size, colorScheme: 'light' });
      const scene = { path: `/${name}`, language, isSignedIn: true, now: NOW };
      const address = `http://localhost:${playgroundPort}/index.html#${encodeURIComponent(JSON.stringify(scene))}`;
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator('main article').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(out, `${language}-${name}${end}.png`) });
      await page.close();
    }
await browser.close();
server.close();
playground.close();
