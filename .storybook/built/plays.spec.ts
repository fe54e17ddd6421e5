import { expect } from '@playwright/test';
import { test as storybookTest } from '../screenshots/storybook-fixture.ts';
import { storiesWithPlay } from '../screenshots/stories.ts';
import { playStory, readViewportSizes } from './play-functions.ts';

type Sizes = Awaited<ReturnType<typeof readViewportSizes>>;

const test = storybookTest.extend<object, { sizes: Sizes }>({
  sizes: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage();
      const sizes = await readViewportSizes(
        page,
        origin,
        storiesWithPlay.map(({ id }) => id),
      );
      await page.close();
      await use(sizes);
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of storiesWithPlay)
  test(`${title}: ${name}`, async ({ page, origin, sizes }) => {
    expect(await playStory(page, origin, id, sizes.get(id)!)).toEqual([]);
  });
