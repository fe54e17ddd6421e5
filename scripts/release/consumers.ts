/** Other products: each installs the packages from the registry, builds, and is looked at in a browser. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { fillIn } from './lockfile.ts';
import type { Release } from './packed-release.ts';
import type { Registry } from './registry.ts';
import { run } from './step.ts';

const CHECK_TIMEOUT_MS = 30_000;
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const source = join(import.meta.dirname, 'consumers');

/** `source` is its folder in the repository, `output` where its build lies. */
export type Consumer = { name: string; source: string; output: string };

export const consumers: Consumer[] = [
  { name: 'vite', source: join(source, 'vite'), output: 'dist' },
  { name: 'next', source: join(source, 'next'), output: 'out' },
  { name: 'server', source: join(source, 'server'), output: 'dist' },
];

/** Puts a consumer into a folder that knows nothing of this workspace. */
export const copyConsumer = (consumer: Consumer, folder: string, registry: Registry) => {
  cpSync(consumer.source, folder, { recursive: true });
  const shared = { vite: 'src', next: 'app' }[consumer.name];
  if (shared !== undefined) cpSync(join(source, 'Code.tsx'), join(folder, shared, 'Code.tsx'));
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
};

/** Installs with npm, as somebody outside would: what the lockfile says, and no script of it. */
export const installConsumer = (folder: string, releases: Release[]) => {
  fillIn(folder, releases);
  run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], folder);
};

export const buildConsumer = (folder: string) => {
  run('npm', ['run', 'build'], folder, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
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
export const problemsOf = async (folder: string, browser: Browser): Promise<string[]> => {
  const { url, stop } = await serve(folder);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isFavicon) problems.push(`The page complains: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`The page fails: ${message}`));
  page.on('requestfailed', (request) => problems.push(`${request.url()} was not delivered.`));
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
    }));
    if (seen.checked !== 'passed') problems.push(`The page objects say: ${seen.checked}`);
    if (seen.token === '') problems.push('The theme’s variables are not on the page.');
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
