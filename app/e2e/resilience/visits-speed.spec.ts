import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveApp } from '../backend.ts';
import { signIn } from '../test-user.ts';
import { test, waitForWorker } from '../test.ts';

const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
/** Long enough for what follows the data. */
const OBSERVED_MS = 1000;
const MBIT = 1_000_000 / 8;
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
type Watched = { readVisit: () => Visit & { isComplete: boolean; waterfall: string[] } };

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

const visit = async (page: Page, path: string) => {
  const tab = await page.context().newPage();
  const devtools = await page.context().newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: 10 * MBIT,
    uploadThroughput: 2 * MBIT,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.addInitScript(watch, PAGES[path] ?? null);
  await tab.goto(path);
  await tab.waitForFunction(() => (globalThis as unknown as Watched).readVisit().isComplete);
  await tab.waitForTimeout(OBSERVED_MS);
  const seen = await tab.evaluate(() => (globalThis as unknown as Watched).readVisit());
  await tab.close();
  return seen;
};

const median = (numbers: number[]) => Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0);

test('second visits with a worker', { tag: '@resilience' }, async ({ browser }, { workerIndex }) => {
  test.setTimeout(20 * 60_000);
  const served = await serveApp(80 + workerIndex);
  const context = await browser.newContext({ baseURL: served.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await waitForWorker(page);
  await signIn(page, served);
  // The worker has cached every file of these pages.
  for (const path of Object.keys(PAGES)) await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/robots.txt');

  const rows: string[] = [];
  let waterfall: string[] = [];
  for (const path of Object.keys(PAGES)) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen = await visit(page, path);
      visits.push(seen);
      if (path === '/dashboard') waterfall = seen.waterfall;
    }
    const figures = (['paint', 'heading', 'usable', 'data', 'blocked'] as const).map((key) =>
      median(visits.map((visit) => visit[key])),
    );
    rows.push(`| ${path} | ${figures.map((ms) => (ms === 0 ? '–' : ms)).join(' | ')} |`);
  }
  const report = `# Second visits

Written by \`pnpm lab visits\` on ${new Date().toISOString().slice(0, 10)}: Chromium ${browser.version()}, the processor slowed down ${CPU_SLOWDOWN}
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
  await context.close();
  served.stop();
});
