import type { Locator, Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { type NetworkInBetween, test } from './network-in-between.ts';
import { expectTakenOver } from './public.ts';
import { savePhone, newcomer } from './test-user.ts';
import { expect, toast } from './test.ts';

/** Where a late part is, what asks for it, and what is seen once it is there (docs/decisions/lazy-chunks.md). */
type LazyChunk = {
  path: string;
  access: 'guest' | 'member';
  /** Its own file in the build. */
  file: RegExp;
  control: (page: Page) => Locator;
  arrived: (page: Page) => Locator;
  /** What tells the user that it is on its way. */
  coming?: (page: Page) => Locator;
  /** What says that it could not be had. */
  failed?: (page: Page) => Locator;
  /** Where the focus is once it has arrived, unless it is in it. */
  focus?: (page: Page) => Locator;
  prepare?: (page: Page, app: Served) => Promise<void>;
  /** Another page: it comes on intent, and a bare click tells none. */
  isPage?: true;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const alert = (text: string) => (page: Page) => page.getByRole('alert').filter({ hasText: text });

const chunks: Record<string, LazyChunk> = {
  'the privacy notice': {
    path: '/signin',
    access: 'guest',
    file: /\/dialogs-/,
    control: (page) => page.locator('button[aria-haspopup="dialog"]'),
    arrived: (page) => page.getByRole('dialog', { name: 'How we use your data' }),
    coming: (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
    failed: alert('The privacy notice could not be loaded'),
  },
  'the choice of consent': {
    path: '/dashboard',
    access: 'member',
    file: /\/dialogs-/,
    control: button('See and choose'),
    arrived: (page) => page.getByRole('dialog', { name: 'May we learn from how you use Janani?' }),
    coming: button('Loading...'),
    failed: alert('could not be loaded'),
  },
  'the form of the profile': {
    path: '/settings',
    access: 'member',
    file: /\/ProfileForm-/,
    control: button('Edit Profile'),
    arrived: (page) => page.getByLabel('First name'),
    focus: (page) => page.getByRole('heading', { name: 'Edit profile' }),
    coming: button('Loading...'),
    failed: alert('could not be loaded'),
  },
  'the toasts': {
    path: '/signin',
    access: 'guest',
    file: /\/ToastRegion-/,
    prepare: async (page, app) => {
      await app.fail({
        match: 'POST /api/user/auth/check-phone',
        fault: { kind: 'json', body: { success: true, message: 'ok', data: {} } },
      });
      await page.getByLabel('Phone number').fill(newcomer.phone);
    },
    control: button('Sign In'),
    arrived: (page) => toast(page, 'Unable to proceed'),
  },
  'what is behind sign-in, from a public page': {
    path: '/',
    access: 'guest',
    file: /\/product-/,
    control: (page) => page.getByRole('link', { name: 'Start Your Journey Free' }).first(),
    arrived: (page) => page.getByRole('heading', { name: 'Welcome Back' }),
    coming: (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
    failed: alert('This page could not be shown'),
    isPage: true,
  },
  'a signed-in page': {
    path: '/dashboard',
    access: 'member',
    file: /\/Settings-/,
    control: (page) => page.locator('a[href="/settings"]:visible').first(),
    arrived: (page) => page.getByRole('button', { name: 'Edit Profile' }),
    failed: alert('This page could not be shown'),
    isPage: true,
  },
};

/** Opens the page of a part, by this network. The first view is whole; what comes later meets the trouble. */
const open = async (page: Page, app: Served, network: NetworkInBetween, chunk: LazyChunk) => {
  if (chunk.access === 'member') await page.context().setStorageState(network.storedHere(app.signedIn));
  await page.goto(network.url + chunk.path);
  await expect(chunk.control(page)).toBeVisible();
  // A link is a link without its page's script, which comes at rest.
  if (!chunk.isPage) await expectTakenOver(chunk.control(page));
};

/** Nothing is fetched at rest, so that the press is first. */
const holdRest = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const presses = {
  'a bare click': (control: Locator) => control.evaluate((element: HTMLElement) => element.click()),
  Enter: (control: Locator) => control.press('Enter'),
};

for (const [at, [name, chunk]] of Object.entries(chunks).entries()) {
  const [how, press] = Object.entries(presses)[at % 2]!;
  test(`${name}: ${how} before it has come says so, also that it failed, and is carried out once the network is back`, async ({
    page,
    app,
    network,
    problems,
  }) => {
    await holdRest(page);
    await open(page, app, network, chunk);
    network.become('held');
    await chunk.prepare?.(page, app);
    await press(chunk.control(page));
    if (chunk.coming) await expect(chunk.coming(page)).toBeVisible();
    await expect(chunk.arrived(page)).toHaveCount(0);
    network.become(at % 3 === 0 ? 'refused' : 'cut');
    if (chunk.failed) await expect(chunk.failed(page)).toBeVisible();
    await expect(chunk.arrived(page)).toHaveCount(0);
    network.become('none');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(chunk.arrived(page)).toBeVisible();
    if (chunk.focus) await expect(chunk.focus(page)).toBeFocused();
    // React says of a page in the console what the boundary says on screen.
    if (chunk.isPage) problems.splice(0);
  });
}

for (const access of ['guest', 'member'] as const)
  test(`what a ${access}’s page needs late is there before it is asked for`, async ({
    page,
    app,
    network,
  }) => {
    for (const [name, chunk] of Object.entries(chunks).filter(
      ([, one]) => !one.isPage && one.access === access,
    ))
      await test.step(name, async () => {
        network.become('none');
        if (page.url() === 'about:blank' || access === 'guest') await open(page, app, network, chunk);
        else await page.goto(network.url + chunk.path);
        await chunk.prepare?.(page, app);
        await expect.poll(() => network.asked().some((path) => chunk.file.test(path))).toBe(true);
        await expect.poll(network.isQuiet).toBe(true);
        network.become('refused');
        await presses['a bare click'](chunk.control(page));
        await expect(chunk.arrived(page)).toBeVisible();
      });
  });

test('the later fields of sign-up, cut off, say so, and come once the network is back; their calendar is there before it is asked for', async ({
  page,
  network,
}) => {
  await page.goto(network.url);
  await savePhone(page, newcomer.phone);
  network.become('cut', /lists-/);
  await page.goto(`${network.url}/signup`);
  await expect(alert('The rest of the form could not be loaded')(page)).toBeVisible();
  await expect(page.getByLabel('City')).toBeDisabled();
  await page.getByLabel('First name').fill(newcomer.firstName);
  network.become('none');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: /State/ })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(newcomer.firstName);
  await page.waitForLoadState('networkidle');
  network.become('refused');
  await presses['a bare click'](page.getByRole('button', { name: /Expected due date/ }));
  await expect(page.getByRole('dialog', { name: /Expected due date/ })).toBeVisible();
});
