import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { firstPictures, imageChanges } from '../modes.ts';
import { openStory, systemFontsOn } from './page.ts';
import { test } from './served.ts';
import { stateStories, type Story } from './stories.ts';

const WIDTH = 360;
const HEIGHT = 640;

test.use({ viewport: { width: WIDTH, height: HEIGHT } });

/** A component's first state story shows all its texts: one picture in Hindi is enough. */
const isFirst = ({ id, title }: Story) => stateStories.find((story) => story.title === title)?.id === id;

/**
 * Stories with colours that no first story has: of overlays, and of the focus. All others have the same colours in
 * other positions.
 */
const HAS_OTHER_COLORS = /--.*(?:focused|found|menu|opened)/;

const modesOf = (story: Story) => {
  if (isFirst(story)) return firstPictures;
  const { light, dark } = imageChanges;
  return HAS_OTHER_COLORS.test(story.id) ? { light, dark } : { light };
};

const pictures = stateStories.flatMap((story) =>
  Object.entries(modesOf(story)).map(([modeName, mode]) => ({
    ...story,
    modeName,
    mode,
    file: `${story.id.replace('--', '/')}/${modeName.replaceAll(' ', '-')}`,
  })),
);

for (const { id, title, name, modeName, mode, file } of pictures)
  test(`${title}: ${name}, ${modeName}`, async ({ page, origin }) => {
    await openStory(page, origin, id, mode);
    // Another machine has other fonts, so its pictures would differ.
    expect(await systemFontsOn(page)).toEqual([]);
    // Both are lossless. Chromium's WebP is half as large for a long page, and larger for one that is mostly empty.
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > 1.5 * innerHeight);
    await expect(page).toHaveScreenshot(`${file}.${isLong ? 'webp' : 'png'}`.split('/'), { fullPage: true });
  });

// Playwright does not remove pictures that are no longer compared.
test('each picture is of an existing story, and all together are at most 3 MB', () => {
  const folder = join(import.meta.dirname, 'baselines');
  const pictureFiles = globSync('**/*.{png,webp}', { cwd: folder });
  const names = pictureFiles.map((picture) => picture.replace(/\.\w+$/, ''));
  expect(names.filter((name) => !pictures.some(({ file }) => file === name))).toEqual([]);
  // A story that has changed its size has both.
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const bytes = pictureFiles.reduce((sum, picture) => sum + statSync(join(folder, picture)).size, 0);
  expect(bytes).toBeLessThan(3_000_000);
});

test('detects a glyph in a system font', async ({ page }) => {
  await page.setContent('<body style="font-family: sans-serif"><main><p>One word</p></main></body>');
  expect(await systemFontsOn(page)).toHaveLength(1);
});
