import { type RouteName, routesFor } from '../src/routes/routes.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, test, toast } from './test.ts';

/** The requirement on the access to a page, where there is one. */
const requirementIds: Partial<Record<RouteName, string>> = {
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
const getPath = ({ path }: { path: string }) => path.replace(':slug', 'preparing-for-labour');

test('a guest opens the public pages and is redirected to sign-in from the others', async ({ page, app }) => {
  for (const { name, path } of routesFor('public'))
    await test.step(`${path} is public [${requirementIds[name] ?? name}]`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  for (const route of routesFor('member'))
    await test.step(`${route.path} requires sign-in [${requirementIds[route.name] ?? route.name}, RT-16]`, async () => {
      await page.goto(getPath(route));
      await expect(page).toHaveURL('/signin');
    });
  for (const path of ['/nowhere', '/session', '/authors'])
    await test.step(`${path} redirects to the landing page, with a message [RT-21]`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(toast(page, 'This page does not exist')).toBeVisible();
    });
  for (const [id, path] of [
    ['SU-02', '/signup'],
    ['T-22', '/otp'],
  ] as const)
    await test.step(`${path} without an attempt redirects to sign-in [${id}]`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/signin');
    });
  expect(await app.requests()).toEqual([]);
});

test('a signed-in user is redirected to the dashboard', async ({ page, app }) => {
  await restoreSignedInState(page, app);
  for (const { name, path } of [...routesFor('guest'), ...routesFor('any')])
    await test.step(`from ${path} [${requirementIds[name]}]`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    });
  await test.step('from every path that begins with /auth [RT-19, T-23]', async () => {
    for (const path of ['/auth', '/auth/x', '/authors']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
  });
});

test('stored data of a user whom the provider does not know ends the session, with one message [G-16]', async ({
  page,
}) => {
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
  // Only a random number remains: it invalidates sign-ins that were started before (sign-in-attempt.ts).
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['signInRound']);
});
