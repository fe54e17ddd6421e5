/** A consumer's page, as Chromium shows it. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { Consumer } from './consumers.ts';

const CHECK_TIMEOUT_MS = 30_000;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const serve = (folder: string) =>
  new Promise<{ url: string; stop: () => void }>((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const file = join(
        folder,
        pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname),
      );
      if (!file.startsWith(folder) || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}/`, stop: () => server.close() });
    });
  });

/** What is wrong with a consumer's page, as sentences. */
export const problemsOf = async (
  folder: string,
  { texts = [], background }: Consumer,
  browser: Browser,
): Promise<string[]> => {
  const { url, stop } = await serve(folder);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isFavicon) problems.push(`The page complains: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`The page fails: ${message}`));
  page.on('requestfailed', (request) => {
    // A router gives up what it fetched ahead and no longer needs.
    const isGivenUp =
      request.resourceType() === 'fetch' && request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) problems.push(`${request.url()} was not delivered.`);
  });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => (document.querySelector('main')?.dataset['checked'] ?? '') !== '',
      undefined,
      { timeout: CHECK_TIMEOUT_MS },
    );
    const seen = await page.evaluate(() => ({
      checked: document.querySelector('main')?.dataset['checked'] ?? '',
      token: getComputedStyle(document.documentElement).getPropertyValue('--janani-color-primary'),
      picture: getComputedStyle(document.querySelector('[data-program="nutrition"]:empty') ?? document.body)
        .backgroundImage,
      background: getComputedStyle(document.body).backgroundColor,
      text: document.body.innerText,
    }));
    if (seen.checked !== 'passed') problems.push(`The page objects say: ${seen.checked}`);
    if (seen.token === '') problems.push('The theme’s variables are not on the page.');
    if (background !== undefined && seen.background !== background)
      problems.push(`The page is ${seen.background}, and not ${background} as its brand is.`);
    for (const text of texts)
      if (!seen.text.includes(text)) problems.push(`"${text}" is not on the page: ${seen.text}`);
    // Scripts and stylesheet are built apart: this one shows whether they agree on class names.
    if (!seen.picture.includes('session-nutrition')) problems.push(`The drawing is ${seen.picture}.`);
  } finally {
    await page.close();
    stop();
  }
  return problems;
};

export const launch = (executablePath: string) =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
