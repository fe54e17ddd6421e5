import { enterCode, enterPhone, fillSignUp, newcomer, returning, signIn } from './mother.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

test('a new mother signs up, takes a place in a session and logs out', async ({ page, app }) => {
  await test.step('HM-02 SI-14 from the landing page to the sign-up form', async () => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expectAccessible(page);
    await enterPhone(page, newcomer.phone);
    await expect(page).toHaveURL('/signup');
    await expect(page.getByText('+91 98765 43210')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('SU-04 the seven fields', async () => {
    await fillSignUp(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Continue to Verification' }).click();
  });

  await test.step('OT-18 OT-19 the code opens the dashboard', async () => {
    await enterCode(page, app, newcomer.phone);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: `Namaste, ${newcomer.firstName}` })).toBeVisible();
    await expect(toast(page, 'You have been successfully authenticated')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('SD-13 a place in a session survives a reload', async () => {
    await page.getByRole('link', { name: 'View All' }).click();
    await expect(page).toHaveURL('/sessions');
    await page.getByRole('searchbox', { name: 'Search sessions' }).fill('labour');
    await page
      .getByRole('link', { name: /Preparing for labour/ })
      .first()
      .click();
    await expect(page).toHaveURL('/session/preparing-for-labour');
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    const enrolled = page.getByText('Enrolled', { exact: true });
    await expect(enrolled).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
    await expectAccessible(page);
    await page.reload();
    await expect(enrolled).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  });

  await test.step('AU-09 AU-11 logout leaves nothing', async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page, 'You have been successfully logged out')).toBeVisible();
    await expect(page).toHaveURL('/signin');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain(newcomer.phone);
    expect(kept).not.toContain(newcomer.firstName);
  });
});

test('OT-17 OT-20 a returning mother signs in', async ({ page, app }) => {
  await signIn(page, app);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
  const requests = await app.requests();
  expect(requests.filter(({ path }) => path.endsWith('/verify-firebase-token'))).toHaveLength(1);
});
