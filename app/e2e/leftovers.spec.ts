import { readStoredEntries, findTexts } from './stored-keys.ts';
import { restoreSignedInState, returning } from './test-user.ts';
import { expect, test } from './test.ts';

test('a public page clears the remaining data of a session that the browser has lost [T-25]', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  await page.goto('/manifest.webmanifest');
  await page.evaluate(() => localStorage.clear());
  expect(findTexts(await readStoredEntries(page), [returning.phone])).not.toEqual([]);
  await page.goto('/');
  await expect(async () =>
    expect(findTexts(await readStoredEntries(page), [returning.phone])).toEqual([]),
  ).toPass({ timeout: 10_000 });
});
