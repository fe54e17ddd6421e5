import { withMotion } from './motion.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, test } from './test.ts';

test.use(withMotion);

const OPEN_SESSION_SLUG = 'preparing-for-labour';

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
});

test('the action bar is at the bottom of a phone’s screen and does not cover the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/session/${OPEN_SESSION_SLUG}`);
  const enroll = page.getByRole('button', { name: 'Enroll Now' });
  await expect(enroll).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByLabel('Comment').focus();
  await expect(async () => {
    const field = await page.getByLabel('Comment').boundingBox();
    const button = await enroll.boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }).toPass({ timeout: 7000 });
  await test.step('with 200 % text the page scrolls to the enrolment notice after enrolling [SD-13]', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(enroll).toBeInViewport({ ratio: 1 });
    await enroll.click();
    await expect(page.locator('p:focus')).toContainText('Your place is kept');
    // The scroll position is in whole pixels, the height of the notice is not.
    await expect(page.locator('p:focus')).toBeInViewport({ ratio: 0.99 });
  });
});

/** In px. A bar of 204 px with a notice and two rows of buttons covered too much of the page. */
const MAX_HEIGHT = 160;

test('the action bar of an enrolled session is at most 160 px high, and no notice covers it', async ({
  page,
  app,
  context,
}) => {
  await app.setProviderState('the user is enrolled', { slug: OPEN_SESSION_SLUG });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/session/${OPEN_SESSION_SLUG}`);
  const calendar = page.getByRole('button', { name: 'Add to calendar' });
  const enrolledNotice = page.getByText(/^Your place is kept/);
  await expect(calendar).toBeInViewport({ ratio: 1 });
  const top = async () => (await enrolledNotice.boundingBox())?.y ?? 0;
  expect(800 - (await top())).toBeLessThan(MAX_HEIGHT);
  await context.setOffline(true);
  const notice = page.locator('p', { hasText: /^You’re offline/ });
  await expect(notice).toBeInViewport({ ratio: 1 });
  for (const scrollTop of [0, 100_000])
    await test.step(`scrolled to ${scrollTop}`, async () => {
      await page.evaluate((y) => scrollTo(0, y), scrollTop);
      await expect(async () => {
        const box = await notice.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(await top());
      }).toPass();
      for (const button of [calendar, page.getByRole('link', { name: 'Join Session' })])
        await expect(button).toBeInViewport({ ratio: 1 });
    });
  await test.step('a bar that 200 % text makes too high moves to the end of the page [WCAG 1.4.4]', async () => {
    await context.setOffline(false);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(calendar).not.toBeInViewport();
    await calendar.scrollIntoViewIfNeeded();
    await expect(calendar).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      scrollTo(0, 0);
    });
    await expect(calendar).toBeInViewport({ ratio: 1 });
  });
});
