import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { test } from '../pictures/served.ts';

/** A busy machine is slow, and not wrong. */
const patient = expect.configure({ timeout: 30_000 });

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const pages = [
  { id: 'start--docs', heading: 'The design of Janani' },
  { id: 'requirements--docs', heading: 'Requirements' },
];

type Axe = { run: (root: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Everything that the console gets, of the page and of what it frames. */
const listen = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) =>
    said.push(`${message.type()}: ${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return said;
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    for (const { id, heading } of pages)
      test(`${heading}, ${colorScheme}, ${width} px: says nothing in the console, axe finds nothing, all fits`, async ({
        page,
        origin,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const said = listen(page);
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
        await patient(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await patient(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe: checker } = window as unknown as { axe: Axe };
          const found = await checker.run('.front');
          return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        });
        expect(violations).toEqual([]);
        expect(said).toEqual([]);
      });

test('it opens on the start page, under our name, without a word in the console', async ({
  page,
  origin,
}) => {
  const said = listen(page);
  await page.goto(origin);
  await patient(
    page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'The design of Janani' }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await patient(page).toHaveTitle(/Janani$/);
  expect(said).toEqual([]);
});

test('a place on the start page is a place in Storybook', async ({ page, origin }) => {
  await page.goto(origin);
  const start = page.frameLocator('#storybook-preview-iframe');
  await start.getByRole('link', { name: 'Requirements' }).click();
  await patient(page).toHaveURL(/requirements--docs/);
  await start.getByLabel('Find a requirement').fill('SE-04');
  await patient(start.getByRole('status')).toContainText('1 of 303');
  await start.getByRole('link', { name: 'Parts/SessionCard: Upcoming' }).click();
  await patient(page).toHaveURL(/parts-sessioncard--upcoming/);
});
