import { type RouteName, routesFor } from '../src/routes/routes.ts';
import { comeBack, signIn } from './test-user.ts';
import { expect, test, toast } from './test.ts';

/** The requirement that says who may open a page, where there is one. */
const rows: Partial<Record<RouteName, string>> = {
  home: 'RT-01',
  about: 'RT-03',
  pricing: 'RT-04',
  blog: 'RT-05',
  signIn: 'RT-17',
  signUp: 'RT-18',
  code: 'RT-20',
  dashboard: 'RT-09',
  settings: 'RT-10',
  sessions: 'RT-11',
  freeAccess: 'RT-12',
  session: 'RT-13',
  subscription: 'RT-14',
  payments: 'RT-15',
};
const pathOf = ({ path }: { path: string }) => path.replace(':slug', 'preparing-for-labour');

test('a guest reads the public pages and is sent to sign in from the others', async ({ page, app }) => {
  for (const { name, path } of routesFor('public'))
    await test.step(`${rows[name] ?? name} ${path} is for anyone`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  for (const route of routesFor('member'))
    await test.step(`${rows[route.name] ?? route.name} RT-16 ${route.path} is not`, async () => {
      await page.goto(pathOf(route));
      await expect(page).toHaveURL('/signin');
    });
  expect(await app.requests()).toEqual([]);
});

for (const path of ['/nowhere', '/session', '/auth', '/authors'])
  test(`RT-21 a guest on ${path} is sent to the landing page, which says why`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'This page does not exist')).toBeVisible();
  });

test('SU-02 sign-up without a phone number goes to sign in', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL('/signin');
});

test('T-22 the code screen with nothing on its way goes to sign in', async ({ page }) => {
  await page.goto('/otp');
  await expect(page).toHaveURL('/signin');
});

test('a signed-in mother is sent to her dashboard', async ({ page, app }) => {
  await comeBack(page, app);
  for (const { name, path } of [...routesFor('guest'), ...routesFor('any')])
    await test.step(`${rows[name]} from ${path}`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    });
  await test.step('RT-19 T-23 from whatever begins with /auth', async () => {
    for (const path of ['/auth', '/auth/x', '/authors']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });
});

test('T-24 after sign-in the page she wanted is offered', async ({ page, app }) => {
  await page.goto('/session/preparing-for-labour');
  await expect(page).toHaveURL('/signin');
  await signIn(page, app);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/session/preparing-for-labour');
});

test('AU-04 saved data that cannot be read is discarded without a message', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'x');
    localStorage.setItem('user_data', '{broken');
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage['auth_token'], localStorage['user_data']])).toEqual([
    undefined,
    undefined,
  ]);
});

test('G-16 stored data of a mother the provider does not know ends the session, once', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'x');
    localStorage.setItem(
      'user_data',
      JSON.stringify({
        id: '7',
        phone: '9811122233',
        first_name: 'Ananya',
        last_name: '',
        verified: true,
        role: '',
      }),
    );
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin');
  await expect(toast(page, 'Please sign in again')).toHaveCount(1);
  // All that stays is a number drawn at random: sign-ins begun before it are over (sign-in-attempt.ts).
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['signInRound']);
});
