import { expect } from '@playwright/test';
import { test as storybookTest } from '../screenshots/storybook-fixture.ts';
import { playedStories } from '../screenshots/stories.ts';
import { playStory, getSizes } from './play-functions.ts';

type Sizes = Awaited<ReturnType<typeof getSizes>>;

const test = storybookTest.extend<object, { sizes: Sizes }>({
  sizes: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage();
      const sizes = await getSizes(
        page,
        origin,
        playedStories.map(({ id }) => id),
      );
      await page.close();
      await use(sizes);
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of playedStories)
  test(`${title}: ${name}`, async ({ page, origin, sizes }) => {
    expect(await playStory(page, origin, id, sizes.get(id)!)).toEqual([]);
  });
