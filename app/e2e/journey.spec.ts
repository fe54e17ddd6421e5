import type { ReceivedRequest } from './backend.ts';
import { withMotion } from './motion.ts';
import { enterCode, enterPhone, fillSignUp, newcomer, returning, signIn } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

test.use(withMotion);

type Wanted = {
  call: string | RegExp;
  query?: Record<string, string>;
  body?: unknown;
  /** It needs to know who asks (decision T-15). */
  isHers?: boolean;
};

const sorted = (query: Record<string, string>) =>
  Object.entries(query).toSorted(([one], [other]) => one.localeCompare(other));

/** Each of these was received, with this in it and nothing else. */
const expectSent = (received: ReceivedRequest[], wanted: Wanted[]) => {
  for (const { call, query, body = null, isHers = false } of wanted) {
    const same = received.filter(({ method, path, query: asked }) => {
      const line = `${method} ${path}`;
      const isCall = typeof call === 'string' ? line === call : call.test(line);
      return isCall && (!query || JSON.stringify(sorted(asked)) === JSON.stringify(sorted(query)));
    });
    expect(same.length, `${String(call)} ${JSON.stringify(query)}`).toBeGreaterThan(0);
    for (const request of same) {
      expect(request.body, String(call)).toEqual(body);
      expect(request.authorized, String(call)).toBe(isHers);
      if (body !== null) expect(request.headers['content-type']).toMatch(/^application\/json/);
    }
  }
};
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

  await test.step('AP-01 AP-12 QC-02 on the wire: eight of the nine calls, each as it is described', async () => {
    expectSent(await app.requests(), [
      { call: 'POST /api/user/auth/check-phone', query: {}, body: { phone: newcomer.phone } },
      { call: 'GET /api/countries/1/states', query: { limit: '500', page: '1' } },
      { call: 'GET /api/hospitals', query: { search: 'Sunrise Mother' } },
      { call: /^GET \/api\/hospitals\/[^/]+\/doctors$/ },
      {
        call: 'POST /api/user/auth/signup/verify-firebase-token',
        query: {},
        body: {
          idToken: expect.any(String),
          phone: newcomer.phone,
          profile: expect.objectContaining({ first_name: newcomer.firstName, last_name: newcomer.lastName }),
        },
      },
      { call: 'GET /api/user/sessions', query: { limit: '10', upcoming: 'true' }, isHers: true },
      {
        call: 'GET /api/user/sessions',
        query: { page: '1', limit: '12', search: 'labour', upcoming: 'true' },
        isHers: true,
      },
      { call: 'GET /api/user/sessions/preparing-for-labour', query: {}, isHers: true },
      { call: 'POST /api/user/sessions/preparing-for-labour/enroll', query: {}, isHers: true },
    ]);
  });

  await test.step('T-04 what was picked at sign-up stands in the profile, the state in words, without a call', async () => {
    const before = (await app.requests()).length;
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const facts = page.getByRole('definition');
    for (const text of ['Maharashtra', 'Pune', 'Sunrise Mother & Child Centre', 'Dr Kavita Rao'])
      await expect(facts.filter({ hasText: text })).toBeVisible();
    expect(await app.requests()).toHaveLength(before);
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
  expectSent(requests, [
    {
      call: 'POST /api/user/auth/verify-firebase-token',
      query: {},
      body: { idToken: expect.any(String) },
    },
  ]);
});
