import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { localPictures, plain } from '../modes.ts';
import { before, fileOf, now } from './kept.ts';
import { openStory, systemFontsOn } from './page.ts';
import { test } from './served.ts';
import { stateStories, type Story } from './stories.ts';

const WIDTH = 360;
const HEIGHT = 640;

test.use({ viewport: { width: WIDTH, height: HEIGHT } });

/** A component's first state story shows all its words: one picture in Hindi is enough. */
const isFirst = ({ id, title }: Story) => stateStories.find((story) => story.title === title)?.id === id;

const pictures = stateStories.flatMap((story) =>
  Object.entries(localPictures)
    .filter(([, { locale }]) => locale === plain.locale || isFirst(story))
    .map(([look, mode]) => ({ ...story, look, mode, file: fileOf(story.id, look) })),
);

for (const { id, title, name, look, mode, file } of pictures)
  test(`${title}: ${name}, ${look}`, async ({ page, origin }) => {
    await openStory(page, origin, id, mode);
    // Another machine has other fonts, and its picture would be another one.
    expect(await systemFontsOn(page)).toEqual([]);
    await expect(page).toHaveScreenshot(file.split('/'), { fullPage: true });
  });

test('no picture is of a story that is gone', () => {
  const files = [now, before].flatMap((folder) => globSync('**/*.png', { cwd: folder }));
  expect(files.filter((kept) => !pictures.some(({ file }) => file === kept))).toEqual([]);
});

test('a glyph in a font of the machine is noticed', async ({ page }) => {
  await page.setContent('<body style="font-family: sans-serif"><main><p>One word</p></main></body>');
  expect(await systemFontsOn(page)).toHaveLength(1);
});
