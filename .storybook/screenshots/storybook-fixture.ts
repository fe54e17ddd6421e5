import { test as base } from '@playwright/test';
import { serveStorybook } from './serve.ts';

/** A test with the built Storybook on a separate server for each worker. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright reads the names of the fixtures from the pattern: this one requires none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await serveStorybook();
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
});
