import type { Page } from '@playwright/test';
import { withMotion } from './motion.ts';
import { holdScripts } from './public.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, test } from './test.ts';

test.use(withMotion);

test('a screen that loads late sets the title and moves the focus to its heading', async ({
  page,
  app: _reset,
}) => {
  const release = await holdScripts(page, 'sign-in');
  await page.goto('/');
  const title = await page.title();
  await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
  // The screen has not loaded yet.
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeFocused();
  await expect(page).toHaveTitle('Sign in – Janani');
  expect(title).not.toBe(await page.title());
});

/** Collects the announcements of the page's live region from now on: each text remains in it for a second only. */
const recordAnnouncements = async (page: Page) => {
  await page.evaluate(() => {
    const announcements: string[] = [];
    const region = document.querySelector('[data-page-name]');
    if (!region) throw new Error('The page has no live region for its name.');
    new MutationObserver(() => {
      if (region.textContent) announcements.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { spoken: announcements });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
};
const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('navigation by link, key, menu and Back moves the focus to the new page and announces its name [WCAG 2.4.3, 4.1.3]', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await test.step('the first page moves no focus and announces nothing', async () => {
    await expect(page.locator('body')).toBeFocused();
    await expect(page.locator('[data-page-name]')).toHaveText('');
  });
  const announcements = await recordAnnouncements(page);
  const tab = (name: string) => page.getByRole('navigation').last().getByRole('link', { name });

  /** The heading has the focus, and the page's name was announced. (A page that is left at once is not announced.) */
  const names: string[] = [];
  const expectAt = async (heading: string, name = heading) => {
    await expect(h1(page, heading)).toBeFocused();
    names.push(`${name} – Janani`);
    await expect.poll(announcements).toEqual(names);
  };

  await test.step('a link in the frame, which persists', async () => {
    await tab('Sessions').click();
    await expectAt('Sessions');
  });
  await test.step('the same by keyboard', async () => {
    await tab('Free Access').focus();
    await page.keyboard.press('Enter');
    await expectAt('Free Access', 'Free sessions');
  });
  await test.step('the menu', async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await expectAt('Payments');
  });
  await test.step('Back', async () => {
    await page.goBack();
    await expectAt('Free Access', 'Free sessions');
  });
  await test.step('a link in the page, which unmounts with it, and Back to that link', async () => {
    const link = page.getByRole('link', { name: 'Walking for two', exact: true });
    await link.click();
    await expectAt('Walking for two');
    await expect(page).toHaveTitle('Walking for two – Janani');
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(announcements).toEqual([...names, 'Free sessions – Janani']);
  });
  await expect(page.locator('[data-page-name]')).toHaveText('');
});

test('Try again of the dashboard has the focus until the first session gets it [WCAG 2.4.3]', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  const list = '**/api/user/sessions?**';
  await page.route(list, (route) => route.fulfill({ status: 404, json: { message: 'none' } }));
  await page.goto('/dashboard');
  const again = page.getByRole('button', { name: /Try again/ });
  await again.focus();
  await page.unroute(list);
  await page.route(list, async (route) => {
    await expect(again).toBeFocused();
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
});
