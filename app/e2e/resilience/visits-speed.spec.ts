import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from '@janani/dev-support/src/browser-options.ts';
import { type Browser, launchBrowser } from '../../../tools/lab/landing/devtools.ts';
import { type Server, serveApp } from '../backend.ts';
import { signIn } from '../test-user.ts';
import { test, waitForWorker } from '../test.ts';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
/** Long enough for what follows the data. */
const OBSERVED_MS = 1000;
/** Fewer rounds do not give a reliable median, and are only printed. */
const COMMITTED_ROUNDS = 7;
const ROUNDS = Number(process.env['JANANI_ROUNDS'] ?? COMMITTED_ROUNDS);
const RESULTS = join(import.meta.dirname, '../../../tools/lab/landing/VISITS.md');

/** Each page, and the call whose response it shows. */
const PAGES: Record<string, string | null> = {
  '/dashboard': '/user/sessions',
  '/sessions': '/user/sessions',
  '/session/preparing-for-labour': '/user/sessions/',
  '/settings': null,
};

/** Times in ms. The shell shows a heading that is inert; `usable` is when the page's own heading has replaced it. */
type Visit = { paint: number; heading: number; usable: number; data: number; blocked: number };

/** Runs in the page before its scripts. */
const watch = (call: string | null) => {
  const seen = { paint: 0, heading: 0, usable: 0, data: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, entryType } of list.getEntries()) {
      if (call && name.includes(call)) seen.data ||= startTime + duration;
      if (name === 'first-contentful-paint') seen.paint = startTime;
      if (entryType === 'longtask') seen.blocked += duration - 50;
    }
  }).observe({ entryTypes: ['paint', 'longtask', 'resource'] });
  const look = () => {
    if (document.querySelector('h1')?.checkVisibility()) seen.heading ||= performance.now();
    if (document.querySelector('h1:not([inert] *)')?.checkVisibility()) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const readVisit = () => ({
    ...seen,
    isComplete: seen.usable > 0 && (call === null || seen.data > 0),
    waterfall: performance
      .getEntriesByType('resource')
      .map(
        ({ name, startTime, duration }) =>
          `${Math.round(startTime)}–${Math.round(startTime + duration)} ${new URL(name).pathname.replace(/-[\w-]{8}\./, '.')}`,
      ),
  });
  Object.assign(globalThis, { readVisit });
};

const PHONE = { latency: LATENCY_MS, down: 10_000_000, up: 2_000_000, cpuSlowdown: CPU_SLOWDOWN };

const visit = async (browser: Browser, origin: string, path: string) => {
  const tab = await browser.openTab(PHONE, `(${watch.toString()})(${JSON.stringify(PAGES[path])})`);
  await tab.goto(origin + path);
  while (!(await tab.read<boolean>('globalThis.readVisit?.().isComplete ?? false'))) await sleep(250);
  await sleep(OBSERVED_MS);
  const seen = await tab.read<Visit & { waterfall: string[] }>('readVisit()');
  await tab.close();
  return seen;
};

const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0);

/** A profile with a signed-in user whose worker has cached every file of the pages. */
const prepareProfile = async (served: Server, folder: string) => {
  const context = await chromium.launchPersistentContext(folder, {
    ...browserOptions,
    baseURL: served.url,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/');
  await waitForWorker(page);
  await signIn(page, served);
  for (const path of Object.keys(PAGES)) await page.goto(path, { waitUntil: 'networkidle' });
  await context.close();
};

test('second visits with a worker', { tag: '@resilience' }, async ({}, { workerIndex }) => {
  test.setTimeout(20 * 60_000);
  const served = await serveApp(80 + workerIndex);
  const folder = mkdtempSync(join(tmpdir(), 'janani-visits-'));
  await prepareProfile(served, folder);
  const browser = await launchBrowser(browserOptions.executablePath ?? chromium.executablePath(), folder);

  const rows: string[] = [];
  let waterfall: string[] = [];
  for (const path of Object.keys(PAGES)) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = await visit(browser, served.url, path);
      visits.push(seen);
      if (path === '/dashboard') waterfall = seen.waterfall;
    }
    const figures = (['paint', 'heading', 'usable', 'data', 'blocked'] as const).map((key) =>
      median(visits.map((visit) => visit[key])),
    );
    rows.push(`| ${path} | ${figures.map((ms) => (ms === 0 ? '–' : ms)).join(' | ')} |`);
  }
  const report = `# Second visits

Written by \`pnpm lab visits\` on ${new Date().toISOString().slice(0, 10)}: Chromium ${browser.version}, the processor slowed down ${CPU_SLOWDOWN}
times, ${LATENCY_MS} ms a request, a signed-in user whose worker has every file. Medians of ${ROUNDS} rounds in milliseconds since navigation.

| page | first paint | heading | usable | data | blocked |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

The requests of one visit of the dashboard, from start to end:

${waterfall.map((line) => `- ${line}`).join('\n')}
`;
  if (existsSync(RESULTS))
    console.log(
      'The last committed run:\n',
      readFileSync(RESULTS, 'utf8')
        .match(/^\|.*$/gm)
        ?.join('\n'),
    );
  console.log(report);
  if (ROUNDS >= COMMITTED_ROUNDS) writeFileSync(RESULTS, report);
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  served.stop();
});
