import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../screenshots/storybook-fixture.ts';
import { collectConsoleMessages, findAxeViolations } from './page-checks.ts';

/** A longer timeout, because a busy machine is slow. */
const expectWithLongTimeout = expect.configure({ timeout: 30_000 });

const pages = [
  { id: 'start--docs', heading: 'The design of Janani' },
  { id: 'status-and-accessibility--docs', heading: 'Status and accessibility of components' },
  { id: 'changelog-before-and-after--docs', heading: 'Changelog, before and after' },
  { id: 'requirements--docs', heading: 'Requirements' },
  { id: 'foundations-try-a-brand--docs', heading: 'Try a brand' },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    for (const { id, heading } of pages)
      test(`${heading}, ${colorScheme}, ${width} px: logs nothing, has no axe violation, fits the screen`, async ({
        page,
        origin,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const consoleMessages = collectConsoleMessages(page);
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
        await expectWithLongTimeout(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectWithLongTimeout(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        expect(await findAxeViolations(page.mainFrame(), '.docs-page')).toEqual([]);
        expect(consoleMessages).toEqual([]);
      });

test('Storybook opens on the start page, with our title and without a console message', async ({
  page,
  origin,
}) => {
  const consoleMessages = collectConsoleMessages(page);
  await page.goto(origin);
  await expectWithLongTimeout(
    page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'The design of Janani' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectWithLongTimeout(page).toHaveTitle(/Janani$/);
  expect(consoleMessages).toEqual([]);
});

test('a link on the start page leads to a page of Storybook', async ({ page, origin }) => {
  await page.goto(origin);
  const start = page.frameLocator('#storybook-preview-iframe');
  await start.getByRole('link', { name: 'Requirements' }).click();
  await expectWithLongTimeout(page).toHaveURL(/requirements--docs/);
  await start.getByLabel('Find a requirement').fill('SE-04');
  await expectWithLongTimeout(start.getByRole('status')).toContainText('1 of 303');
  await start.getByRole('link', { name: 'Parts/SessionCard: Upcoming' }).click();
  await expectWithLongTimeout(page).toHaveURL(/parts-sessioncard--upcoming/);
});

test('a brand changes a screen as it is typed, names what lacks contrast, and is restored by its link', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/iframe.html?id=foundations-try-a-brand--docs&viewMode=docs`);
  await page.getByRole('tab', { name: 'Landing' }).click();
  const screen = page.frameLocator('iframe[title="Landing"]');
  const button = screen.getByRole('link', { name: 'Start Your Journey Free' }).first();
  const primary = page.getByLabel('Primary colour');
  await expectWithLongTimeout(button).toHaveCSS('background-color', 'rgb(27, 116, 92)');
  await primary.fill('#ffd40');
  await expect(page.getByText('This is not a brand yet')).toBeVisible();
  await expect(button).toHaveCSS('background-color', 'rgb(27, 116, 92)');
  await primary.fill('#7a1f4b');
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 75)');
  await primary.fill('#ffd400');
  await expect(page.getByText(/primary on bg: 1\.\d\d of 3/)).toBeVisible();
  await page.getByRole('link', { name: 'Link to this brand' }).click();
  await expectWithLongTimeout(primary).toHaveValue('#ffd400');
});

test('the page "Before and after" states that it has no screenshots', async ({ page, origin }) => {
  await page.goto(`${origin}/before/index.html`);
  await expectWithLongTimeout(
    page.getByRole('heading', { level: 1, name: 'Before and after' }),
  ).toBeVisible();
  await expectWithLongTimeout(page.getByText('This build has no pictures of before')).toBeVisible();
  expect(await findAxeViolations(page.mainFrame())).toEqual([]);
});

test('all token sets can be downloaded as one zip', async ({ page, origin }) => {
  const id = 'foundations-tokens-for-figma-and-other-tools--docs';
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
  const downloadPromise = page.waitForEvent('download');
  await expectWithLongTimeout(page.getByRole('button', { name: /one folder/ })).toBeVisible();
  await page.getByRole('button', { name: /one folder/ }).click();
  const zip = readFileSync(await (await downloadPromise).path());
  const sets = readdirSync(join(import.meta.dirname, '../../packages/ui/tokens'));
  expect(sets.length).toBeGreaterThan(5);
  // The directory at the end of a zip names each file.
  expect(sets.filter((name) => zip.lastIndexOf(`janani-tokens/${name}`) === -1)).toEqual([]);
});

/** The first search terms of a new user. */
const SEARCH_TERMS = [
  'accessibility',
  'changelog',
  'colour',
  'contrast',
  'dark',
  'empty state',
  'figma',
  'icon',
  'spacing',
  'toast',
  'tokens',
  'typography',
];

test("a designer's search terms find a page", async ({ page, origin }) => {
  await page.goto(origin);
  const search = page.locator('#storybook-explorer-searchfield');
  for (const term of SEARCH_TERMS) {
    await search.fill(term);
    await expectWithLongTimeout(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByText('No components found')).toHaveCount(0);
  }
});
