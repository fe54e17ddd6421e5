/**
 * Takes the pictures of the app that a phone shows before it is installed, in each language:
 * `pnpm --filter @janani/app run shoot`, after `pnpm run build:example`. They are committed; run it when
 * these pages change.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveFiles } from '../preview/serve.ts';
import { addressIn } from '../src/i18n/languages.ts';
import { reviewedLanguages } from '../words/catalogues.ts';

const app = join(import.meta.dirname, '..');
const out = join(app, 'public/screenshots');
const headers = JSON.parse(readFileSync(join(app, 'dist/production.headers.json'), 'utf8')) as Record<
  string,
  string
>;
const { 'Content-Security-Policy': _onlyHttps, ...rest } = headers;

const server = createServer(serveFiles(join(app, 'dist/production'), rest)).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

mkdirSync(out, { recursive: true });
const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const language of reviewedLanguages)
  for (const [name, path] of [
    ['home', ''],
    ['pricing', '/pricing'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 });
    await page.goto(`http://localhost:${port}${addressIn(language, path || '/')}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(out, `${language}-${name}.png`) });
    await page.close();
  }
await browser.close();
server.close();
