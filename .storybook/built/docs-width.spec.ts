import { expect } from '@playwright/test';
import { test } from '../screenshots/storybook-fixture.ts';
import { docsPages } from '../screenshots/stories.ts';

test('no docs page is wider than a phone (WCAG 1.4.10)', async ({ browser, origin }) => {
  test.setTimeout(240_000);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const overflowingPages: string[] = [];
  for (const { id } of docsPages) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
    await page.locator('.sbdocs-content > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) overflowingPages.push(`${id}: ${overflow} px`);
  }
  await page.close();
  expect(overflowingPages).toEqual([]);
});
