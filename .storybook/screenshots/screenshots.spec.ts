import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { firstStoryModes, otherStoryModes } from '../modes.ts';
import { openStory, findSystemFonts } from './page.ts';
import { test } from './storybook-fixture.ts';
import { stateStories, type Story } from './stories.ts';

const WIDTH = 360;
const HEIGHT = 640;

test.use({ viewport: { width: WIDTH, height: HEIGHT } });

/** A component's first state story shows all its texts: one screenshot in Hindi is enough. */
const isFirstStateStory = ({ id, title }: Story) =>
  stateStories.find((story) => story.title === title)?.id === id;

/**
 * Stories with colours that no first state story has: those of overlays and of the focus ring. Only these are also
 * compared in the dark theme.
 */
const HAS_OTHER_COLORS = /--.*(?:focused|found|menu|opened)/;

const getModes = (story: Story) => {
  if (isFirstStateStory(story)) return firstStoryModes;
  const { light, dark } = otherStoryModes;
  return HAS_OTHER_COLORS.test(story.id) ? { light, dark } : { light };
};

const screenshots = stateStories.flatMap((story) =>
  Object.entries(getModes(story)).map(([modeName, mode]) => ({
    ...story,
    modeName,
    mode,
    file: `${story.id.replace('--', '/')}/${modeName.replaceAll(' ', '-')}`,
  })),
);

for (const { id, title, name, modeName, mode, file } of screenshots)
  test(`${title}: ${name}, ${modeName}`, async ({ page, origin }) => {
    await openStory(page, origin, id, mode);
    // Another machine has other fonts, so its screenshots would differ.
    expect(await findSystemFonts(page)).toEqual([]);
    // Both are lossless. Chromium's WebP is half as large for a long page, and larger for one that is mostly empty.
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > 1.2 * innerHeight);
    await expect(page).toHaveScreenshot(`${file}.${isLong ? 'webp' : 'png'}`.split('/'), { fullPage: true });
  });

// Playwright does not remove screenshots that are no longer compared.
test('each baseline screenshot has a story, and all together are at most 3.2 MB', () => {
  const folder = join(import.meta.dirname, 'baselines');
  const baselineFiles = globSync('**/*.{png,webp}', { cwd: folder });
  const names = baselineFiles.map((file) => file.replace(/\.\w+$/, ''));
  expect(names.filter((name) => !screenshots.some(({ file }) => file === name))).toEqual([]);
  // A story whose length has changed may have both a PNG and a WebP.
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const bytes = baselineFiles.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(3_200_000);
});

test('findSystemFonts: detects a glyph in a system font', async ({ page }) => {
  await page.setContent('<body style="font-family: sans-serif"><main><p>One word</p></main></body>');
  expect(await findSystemFonts(page)).toHaveLength(1);
});
