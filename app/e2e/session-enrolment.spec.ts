import { readFileSync } from 'node:fs';
import { withMotion } from './motion.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, test, toast } from './test.ts';

test.use(withMotion);

const OPEN = 'preparing-for-labour';
const ENROLL = `/api/user/sessions/${OPEN}/enroll`;

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
});

test('enrolling replaces the button by the enrolment notice and its actions, all in view [SD-10, SD-13]', async ({
  page,
  app,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.fail({ match: `POST ${ENROLL}`, fault: { kind: 'delay', ms: 300 } });
  await page.goto(`/session/${OPEN}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const enrolled = page.getByText(
    /^Your place is kept \w{3}, \d{1,2} \w+, \d{1,2}:\d{2} [AP]M · in \d+ days$/,
  );
  await expect(enrolled).toBeInViewport({ ratio: 1 });
  // The pressed button is removed: the focus moves to its replacement.
  await expect(page.locator('p:focus')).toContainText('Your place is kept');
  for (const control of [
    page.getByRole('link', { name: /Join Session/ }),
    page.getByRole('button', { name: 'Add to calendar' }),
    page.getByRole('button', { name: 'Share' }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Enrolled', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await test.step('with reduced motion nothing is animated, and all moons are shown', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moons = await page
      .locator('p:has-text("Your place is kept") g:has(> circle)')
      .evaluateAll((all) =>
        all.map((moon) => [getComputedStyle(moon).opacity, getComputedStyle(moon).animationName]),
      );
    expect(moons).toEqual(Array.from({ length: 9 }, () => ['1', 'none']));
  });
  await test.step('an enrolment can be exported to a calendar, with an alarm', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${OPEN}.ics`);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain('BEGIN:VALARM\r\n');
    expect(file).not.toContain('meet.example');
  });
  await test.step('sharing uses the URL of the page, never the link to join [T-17]', async () => {
    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      };
      Object.defineProperties(navigator, {
        share: { value: share, configurable: true },
        canShare: { value: () => true },
      });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    expect(JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '')).toEqual({
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      url: new URL(`/session/${OPEN}`, page.url()).href,
    });
  });
  await test.step('without the Web Share API the URL is copied', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
