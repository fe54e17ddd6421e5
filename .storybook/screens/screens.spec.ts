import { expect, type Page } from '@playwright/test';
import { defaultMode } from '../modes.ts';
import { changeStory, openStory } from '../screenshots/page.ts';
import { test as storybookTest } from '../screenshots/storybook-fixture.ts';
import { screenStories } from '../screenshots/stories.ts';
import { collectConsoleMessages, findAxeViolations } from './page-checks.ts';
import { showsRequirement, getScreenText } from './requirements.ts';

/** One page for all screens of a worker, which opens stories without a reload, as Storybook's sidebar does. */
const test = storybookTest.extend<object, { screenPage: Page }>({
  screenPage: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({
        viewport: { width: 360, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await openStory(page, origin, screenStories[0]!.id, defaultMode);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The folder of the screenshots for a reviewer; if it is not set, none are taken. */
const SCREENSHOT_FOLDER = process.env['SCREENSHOTS'];

for (const { id, title, name, tags } of screenStories)
  test(`${title}: ${name}`, async ({ screenPage: page }) => {
    page.removeAllListeners();
    const consoleMessages = collectConsoleMessages(page);
    await changeStory(page, id);
    const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame());
    if (!frame) throw new Error(`The story ${id} has no frame, so it shows no screen.`);
    if (SCREENSHOT_FOLDER) await page.screenshot({ path: `${SCREENSHOT_FOLDER}/${id}.png` });
    expect(consoleMessages).toEqual([]);
    expect(await findAxeViolations(frame)).toEqual([]);
    const text = await getScreenText(frame);
    expect(
      tags.filter((tag) => !showsRequirement(text, tag)),
      `Text of the screen:\n${text}`,
    ).toEqual([]);
  });

test('a screen retains its state in another language and theme', async ({ browser, origin }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await openStory(page, origin, 'screens-one-time-code--wrong-code', defaultMode);
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

test('a screen can be shown in the second brand, and with more contrast', async ({ browser, origin }) => {
  const page = await browser.newPage();
  const readColors = async (mode: Partial<typeof defaultMode>) => {
    await openStory(page, origin, 'screens-public-pages--pricing', { ...defaultMode, ...mode });
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const frame = page.frames().find((candidate) => candidate.parentFrame() === page.mainFrame());
    return frame!.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['primary', 'ink', 'ink2'].map((role) => style.getPropertyValue(`--janani-color-${role}`));
    });
  };
  const [secondBrandColor] = await readColors({ theme: 'nadi' });
  const [defaultBrandColor, ink, mutedInk] = await readColors({});
  expect(secondBrandColor).not.toBe(defaultBrandColor);
  expect(mutedInk).not.toBe(ink);
  const [, , highContrastInk] = await readColors({ contrast: 'more' });
  expect(highContrastInk).toBe(ink);
  await page.close();
});

test('a Markdown table in a docs page is rendered as a table', async ({ browser, origin }) => {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?id=controls-button--docs&viewMode=docs`);
  await expect(page.getByRole('row', { name: 'Enter, Space presses it' })).toBeVisible();
  await expect(page.getByText('| ---')).toHaveCount(0);
  await page.close();
});
