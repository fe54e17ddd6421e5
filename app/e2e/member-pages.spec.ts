import { getCalls } from './received-calls.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
});

test('the dashboard shows the user’s next sessions, week and links', async ({ page, app }) => {
  await page.goto('/dashboard');
  const cards = page.getByRole('article');
  await test.step('one request for ten sessions, of which two are shown [DB-03, DB-06, DB-08]', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Ananya');
    await expect(cards).toHaveCount(2);
    const calls = (await app.requests()).filter(({ path }) => path.startsWith('/api/user/sessions'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/user/sessions', authorized: true });
    expect(calls[0]?.query).toEqual({ limit: '10', upcoming: 'true' });
  });
  await test.step('tip, week 24 and a badge of 2 [DB-04, DB-05, DB-12]', async () => {
    await expect(page.getByRole('heading', { name: 'Daily hydration tip' })).toBeVisible();
    await expect(page.getByText('24', { exact: true })).toBeVisible();
    await expect(page.getByText('Second trimester', { exact: true })).toBeVisible();
    await expect(page.getByText('2', { exact: true })).toBeVisible();
    await expect(page.getByText('Live Now')).toHaveCount(0);
  });
  await test.step('the greeting counts the enrolments, and their cards are marked', async () => {
    const ahead = page.getByText('A calm week ahead.').locator('..');
    await expect(ahead).toHaveText('A calm week ahead. You are enrolled in 1 session.');
    const enrolled = await cards.filter({ hasText: 'Enrolled' }).count();
    await cards.filter({ hasNotText: 'Enrolled' }).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByText(/^Your place is kept/)).toBeVisible();
    await page.goBack();
    await expect(ahead).toHaveText('A calm week ahead. You are enrolled in 2 sessions.');
    await expect(cards.filter({ hasText: 'Enrolled' })).toHaveCount(enrolled + 1);
  });
  await test.step('the tab bar is for phones, the header’s links for desktops [DB-01, DB-02]', async () => {
    const tabs = page.getByRole('navigation').filter({ hasText: 'Home' });
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Sessions', 'Free Access', 'Profile']);
    await page.setViewportSize({ width: 1280, height: 860 });
    await expect(tabs).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Free Access' })).toBeVisible();
  });
  await test.step('quick actions, View All and the account menu [DB-07, DB-09, DB-10]', async () => {
    const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
    await expect(actions).toHaveText(['Sessions', 'Free Access', 'Profile']);
    expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/sessions',
      '/free-access',
      '/settings',
    ]);
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/sessions');
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Subscription', 'Payments', 'Logout']);
    await page.getByRole('menuitem', { name: 'Payments' }).click();
    await expect(page).toHaveURL('/payments');
  });
});

test('free sessions, payments and plans send no request [AP-18]', async ({ page, app }) => {
  await test.step('free sessions are searched and opened [FA-01, FA-02, FA-03]', async () => {
    await page.goto('/free-access');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('searchbox').fill('breath');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByText('No free sessions found', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('article')).toHaveCount(8);
  });
  await test.step('payments: totals and history [PM-01, PM-04, PM-07]', async () => {
    await page.goto('/payments');
    await expect(page.getByText('₹4,997')).toBeVisible();
    await expect(page.getByText('Sample data', { exact: false })).toBeInViewport();
    const rows = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await expect(rows.filter({ hasText: 'Unknown' })).toHaveCount(1);
    // A payment without a number shows none.
    await expect(rows.filter({ hasText: /T\d{10}/ })).toHaveCount(3);
    await expectNoSidewaysScroll(page);
  });
  await test.step('the current plan, two plans, and buttons without an effect [SB-01, SB-02, SB-05]', async () => {
    await page.goto('/subscription');
    await expect(page.getByText('₹2,999').first()).toBeVisible();
    const upgrades = page.getByRole('button', { name: /^Upgrade/ });
    await expect(upgrades).toHaveCount(2);
    await expect(upgrades.first()).toBeEnabled();
    await expect(upgrades.last()).toHaveAttribute('aria-disabled', 'true');
    await upgrades.first().click();
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByText('help@janani.example', { exact: false })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('both reductions are announced as text [SB-03, SB-06]', async () => {
    await expect(page.getByText('was ₹1,499, now ₹999')).toBeAttached();
    await expect(page.getByText('was ₹2,999, now ₹1,999')).toBeAttached();
    await expect(page.getByText('for 30 days').first()).toBeVisible();
  });
  expect(await getCalls(app)).toEqual([]);
  await test.step('a free session opens [T-07]', async () => {
    await page.goto('/free-access');
    const watch = page.getByRole('link', { name: /^Watch Free/ }).last();
    const name = ((await watch.getAttribute('aria-label')) ?? '').replace('Watch Free: ', '');
    await watch.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('FREE SESSION', { exact: true })).toBeVisible();
  });
});
