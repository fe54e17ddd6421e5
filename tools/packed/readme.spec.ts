import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type PreviewServer, build, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../browser.mjs';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';
import { getFolder, installed, workspace } from './installed.ts';

const folder = join(installed, 'readme');
const readme = readFileSync(join(getFolder('@janani/ui'), 'README.md'), 'utf8');

/** The code block under the name of a file. */
const getBlock = (file: string): string => {
  const [, code] = new RegExp(`\`${file}\`[^\`]*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (code === undefined)
    throw new Error(
      `The README shows no "${file}", so its first steps cannot be tried. Name the file above its code.`,
    );
  return code;
};

let browser: Browser;
let site: PreviewServer;
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  // The other packages of its `npm install`.
  for (const name of ['react', 'react-dom', 'vite', '@types'])
    symlinkSync(join(workspace, 'node_modules', name), join(folder, 'node_modules', name));
  for (const file of ['index.html', 'tsconfig.json', 'main.tsx', 'brand.mjs'])
    writeFileSync(join(folder, file), getBlock(file));
  execFileSync(process.execPath, ['brand.mjs'], { cwd: folder });
  await build({ root: folder, configFile: false, logLevel: 'error' });
  site = await preview({ root: folder, configFile: false, logLevel: 'error' });
  browser = await chromium.launch({ ...browserOptions, executablePath: await findBrowser() });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it.each(['README.md', 'llms.txt'])('every file that %s links to is in the package', (file) => {
  const text = readFileSync(join(getFolder('@janani/ui'), file), 'utf8');
  const links = [...text.matchAll(/\]\((?!https:|#)([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(getFolder('@janani/ui'), link)))).toEqual([]);
});

it('the first steps have types, and a style sheet has them without those of a bundler', () => {
  const check = (...args: string[]) =>
    spawnSync(join(workspace, 'node_modules/.bin/tsc'), args, { cwd: folder, encoding: 'utf8' }).stdout;
  writeFileSync(
    join(folder, 'styles.ts'),
    "import '@janani/ui/styles.css';\nimport '@janani/ui/badge.css';\n",
  );
  expect(check('-p', '.')).toBe('');
  expect(
    check(
      '--noEmit',
      '--ignoreConfig',
      '--types',
      '',
      '--noUncheckedSideEffectImports',
      '--module',
      'preserve',
      'styles.ts',
    ),
  ).toBe('');
});

it.each(['light', 'dark'] as const)(
  'the steps of the README of @janani/ui show the brand in the %s theme and accept a code',
  async (scheme) => {
    const page = await browser.newPage({ colorScheme: scheme, viewport: { width: 360, height: 640 } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // The README sets no icon, so the browser requests the default one.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    await page.getByLabel('Code').fill('246810');
    await page.getByText('Thank you: 246810').first().waitFor();
    const rootStyle = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [
        style.colorScheme,
        style.getPropertyValue('--janani-color-primary'),
        style.getPropertyValue('--janani-radius-md'),
      ];
    });
    const primary = scheme === 'light' ? /#0b6b54/ : /#[0-5]\w[67]\w[4-6]\w/;
    expect(rootStyle).toEqual([scheme, expect.stringMatching(primary), '6px']);
    expect(errors).toEqual([]);
    await page.close();
  },
);
