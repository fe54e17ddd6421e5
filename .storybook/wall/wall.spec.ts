import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test as base } from '@playwright/test';
import { plain } from '../modes.ts';
import { openStory } from '../pictures/page.ts';
import { serveStorybook } from '../pictures/serve.ts';
import { wallStories } from '../pictures/stories.ts';

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** A server of its own for each worker. */
const test = base.extend<object, { origin: string; shown: Page }>({
  origin: [
    // Playwright reads the names of the fixtures from the pattern: none are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await serveStorybook();
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  /** One page for all screens: its cache has the product after the first of them. */
  shown: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 360, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

type Violation = { id: string; nodes: { html: string }[] };

/** Folder for pictures of what was seen, for somebody who wants to look; none are taken without it. */
const LOOK = process.env['WALL_LOOK'];

for (const { id, title, name } of wallStories)
  test(`${title}: ${name}`, async ({ shown: page, origin }) => {
    const said: string[] = [];
    page.removeAllListeners();
    page.on('console', (message) =>
      said.push(`${message.type()}: ${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await openStory(page, origin, id, plain);
    const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    if (!frame) throw new Error(`The story ${id} has no frame, so it shows no screen.`);
    if (LOOK) await page.screenshot({ path: `${LOOK}/${id}.png` });
    expect(said).toEqual([]);
    await frame.evaluate(axe);
    const { violations } = await frame.evaluate(async () =>
      (window as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } }).axe.run(),
    );
    expect(
      violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([]);
  });
