import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import {
  goToCodeScreen,
  restoreSignedInState,
  returning,
  savePhone,
  unregisteredUser,
} from '../test-user.ts';
import { expect, test } from '../test.ts';

const RESULTS = join(import.meta.dirname, '../../../tools/lab/landing/SCALE.md');
const CPU_SLOWDOWN = 4;
/** The most elements of a page's content and toasts, whatever its data. */
const MAX_NODES = 1500;
const BAR_WIDTH = 24;
const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 800 };

type Step = { count: number; ms: number; nodes: number; heap: number };
type Row = Record<string, unknown>;

/** Multiplies the list of a response, as a backend does that ignores `limit`. */
const multiply = (count: number, toRow: (row: Row, index: number) => Row) => async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.json()) as Record<string, unknown>;
  const [key, list] = Object.entries(body).find(([, value]) => Array.isArray(value)) as [string, Row[]];
  const rows = Array.from({ length: count }, (_, index) => toRow(list[0] ?? {}, index));
  // The page may have aborted the request meanwhile.
  await route.fulfill({ response, json: { ...body, [key]: rows } }).catch(() => {});
};

const countNodes = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('main *, [role="region"] *').length);

/** Times an action on a slow phone, and counts what the page then holds. */
const measure = async (page: Page, count: number, act: () => Promise<unknown>): Promise<Step> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = Date.now();
  await act();
  const ms = Date.now() - start;
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // What the page renders when it is idle.
  await page.waitForTimeout(3000);
  const nodes = [await countNodes(page)];
  for (const share of [0.5, 1]) {
    await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share);
    await page.waitForTimeout(500);
    nodes.push(await countNodes(page));
  }
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = await browser.send('Runtime.getHeapUsage');
  await browser.detach();
  return { count, ms, nodes: Math.max(...nodes), heap: usedSize / 1e6 };
};

const measureSessions = async (page: Page, count: number) => {
  const list = '**/user/sessions?*';
  await page.route(
    list,
    multiply(count, (row, index) => ({
      ...row,
      ...Object.fromEntries(['id', 'slug', 'title'].map((key) => [key, `class-${index}`])),
      scheduled_at: new Date(Date.now() + (index + 1) * 6 * 3_600_000).toISOString(),
    })),
  );
  const step = await measure(page, count, async () => {
    await page.goto('/sessions');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await page.unroute(list);
  return step;
};

const measureHospitals = async (page: Page, count: number) => {
  const list = '**/hospitals?*';
  await page.route(
    list,
    multiply(count, (row, index) => ({
      ...row,
      ...Object.fromEntries(['id', 'code'].map((key) => [key, `MH-${index}`])),
      name: `Sunrise ${index}`,
    })),
  );
  await page.goto('/signup');
  await page.getByRole('button', { name: /^Hospital/ }).click();
  const step = await measure(page, count, async () => {
    await page.getByPlaceholder('Search...').fill('sunrise');
    await expect(page.getByRole('option').nth(1)).toBeVisible();
  });
  await page.unroute(list);
  return step;
};

/** Presses Enter on an incomplete code: each press shows its error. */
const measureToasts = (page: Page, count: number) =>
  measure(page, count, async () => {
    await page.getByLabel('Verification code').evaluate((field, presses) => {
      for (let press = 0; press < presses; press += 1)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }, count);
    await expect(page.getByRole('alertdialog').first()).toBeVisible();
  });

const renderTable = (title: string, steps: readonly Step[]) => {
  const most = Math.max(...steps.map(({ ms }) => ms));
  const lines = steps.map(
    ({ count, ms, nodes, heap }) =>
      `| ${count.toLocaleString('en-IN')} | ${ms} ms | ${'█'.repeat(Math.ceil((ms / most) * BAR_WIDTH))} | ${nodes} | ${heap.toFixed(1)} MB |`,
  );
  return [
    `## ${title}\n`,
    '| count | time | | nodes | memory |',
    '| ---: | ---: | --- | ---: | ---: |',
    ...lines,
  ].join('\n');
};

test('time, nodes and memory as the data grows', { tag: '@resilience' }, async ({ page, app }) => {
  test.setTimeout(15 * 60_000);
  const tables: string[] = [];
  const measureEach = async (title: string, counts: number[], run: (count: number) => Promise<Step>) => {
    const steps: Step[] = [];
    for (const count of counts) steps.push(await run(count));
    for (const { nodes, count } of steps) expect(nodes, `${title}: ${count}`).toBeLessThanOrEqual(MAX_NODES);
    tables.push(renderTable(title, steps));
  };
  await restoreSignedInState(page, app);
  for (const [title, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    const counts = [12, 1200, 5000];
    await measureEach(`Sessions in one response, ${title}`, counts, (count) => measureSessions(page, count));
  }
  await page.setViewportSize(phone);
  await page.evaluate(() => localStorage.clear());
  await savePhone(page, unregisteredUser.phone);
  const counts = [50, 500, 5000, 50_000];
  await measureEach('Hospitals in one response', counts, (count) => measureHospitals(page, count));
  await goToCodeScreen(page, returning.phone);
  await page.getByLabel('Verification code').pressSequentially('123');
  await measureEach('Error toasts', [1, 10, 100, 1000], (count) => measureToasts(page, count));

  const report = [
    `# As the data grows\n\nWritten by \`pnpm lab scale\` on ${new Date().toISOString().slice(0, 10)}: the processor slowed down ${CPU_SLOWDOWN} times, one run. Time from the action (a document, a search text, the presses) to the first result on screen. Nodes are the elements of the page's content and toasts, without header and menus: the most of the top, the middle and the end of the page. Memory is the heap after garbage collection. An hour's visit is \`soak.spec.ts\`.`,
    ...tables,
  ].join('\n\n');
  console.log(report);
  writeFileSync(RESULTS, `${report}\n`);
});
