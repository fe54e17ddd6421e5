import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import { plain } from '../modes.ts';
import { changeStory, openStory } from '../pictures/page.ts';
import { test as served } from '../pictures/served.ts';
import { wallStories } from '../pictures/stories.ts';

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y/package.json')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** One page for all screens of a worker, which goes from story to story as a reviewer does, without loading anew. */
const test = served.extend<object, { shown: Page }>({
  shown: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({
        viewport: { width: 360, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await openStory(page, origin, wallStories[0]!.id, plain);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

type Violation = { id: string; nodes: { html: string }[] };
type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> };

/** What axe finds, each with the elements it is about. */
const violationsIn = async (frame: Frame): Promise<string[]> => {
  await frame.evaluate(axe);
  const found = await frame.evaluate(async () => {
    // A page that waits for what it is about has no heading yet: a general one would be read in its place.
    const isWaiting = [...document.querySelectorAll('main :is(output, [role="status"])')].some(
      (status) => status.textContent !== '' && status.getBoundingClientRect().width > 1,
    );
    const { axe: checker } = window as unknown as { axe: Axe };
    return (await checker.run({ rules: { 'page-has-heading-one': { enabled: !isWaiting } } })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

/** A folder for pictures of what was seen, for somebody who wants to look; none are taken without it. */
const LOOK = process.env['WALL_LOOK'];

for (const { id, title, name } of wallStories)
  test(`${title}: ${name}`, async ({ shown: page }) => {
    const said: string[] = [];
    page.removeAllListeners();
    page.on('console', (message) =>
      said.push(`${message.type()}: ${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await changeStory(page, id);
    const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    if (!frame) throw new Error(`The story ${id} has no frame, so it shows no screen.`);
    if (LOOK) await page.screenshot({ path: `${LOOK}/${id}.png` });
    expect(said).toEqual([]);
    expect(await violationsIn(frame)).toEqual([]);
  });

test('a screen keeps its state in another language and theme', async ({ browser, origin }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await openStory(page, origin, 'screens-one-time-code--wrong-code', plain);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, change: object) => void };
    };
    channel.emit('updateGlobals', { globals: { locale: 'hi-IN', theme: 'dark' } });
  });
  const screen = page.frameLocator('iframe');
  await expect(screen.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(screen.locator('[data-otp-slot][data-filled]')).toHaveCount(6);
  await expect(screen.locator('input[aria-invalid="true"]')).toHaveCount(1);
  await page.close();
});

test('a table in a page of words is a table', async ({ browser, origin }) => {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?id=controls-button--docs&viewMode=docs`);
  await expect(page.getByRole('row', { name: 'Enter, Space presses it' })).toBeVisible();
  await expect(page.getByText('| ---')).toHaveCount(0);
  await page.close();
});
