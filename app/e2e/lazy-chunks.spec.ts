import type { Locator, Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { type FaultyProxy, test } from './faulty-proxy.ts';
import { expectHydrated } from './public.ts';
import { savePhone, unregisteredUser } from './test-user.ts';
import { expect, toast } from './test.ts';

/**
 * The page of a lazy chunk, the control that requests it, and the element that shows it
 * (docs/decisions/app.md#lazy-chunks).
 */
type LazyChunk = {
  path: string;
  access: 'guest' | 'member';
  /** Its own file in the build. */
  file: RegExp;
  control: (page: Page) => Locator;
  loaded: (page: Page) => Locator;
  /** The loading state. */
  loading?: (page: Page) => Locator;
  /** The error state. */
  failed?: (page: Page) => Locator;
  /** The focused element once it has loaded. */
  focus?: (page: Page) => Locator;
  prepare?: (page: Page, app: AppServer) => Promise<void>;
  /** The chunk of another page, which is loaded on intent. */
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
    loaded: (page) => page.getByRole('dialog', { name: 'How we use your data' }),
    loading: (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
    failed: alert('The privacy notice could not be loaded'),
  },
  'the consent dialog': {
    path: '/dashboard',
    access: 'member',
    file: /\/dialogs-/,
    control: button('See and choose'),
    loaded: (page) => page.getByRole('dialog', { name: 'May we learn from how you use Janani?' }),
    loading: button('Loading...'),
    failed: alert('could not be loaded'),
  },
  'the profile form': {
    path: '/settings',
    access: 'member',
    file: /\/ProfileForm-/,
    control: button('Edit Profile'),
    loaded: (page) => page.getByLabel('First name'),
    focus: (page) => page.getByRole('heading', { name: 'Edit profile' }),
    loading: button('Loading...'),
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
      await page.getByLabel('Phone number').fill(unregisteredUser.phone);
    },
    control: button('Sign In'),
    loaded: (page) => toast(page, 'Unable to proceed'),
  },
  'the pages behind sign-in, from a public page': {
    path: '/',
    access: 'guest',
    file: /\/product-/,
    control: (page) => page.getByRole('link', { name: 'Start Your Journey Free' }).first(),
    loaded: (page) => page.getByRole('heading', { name: 'Welcome Back' }),
    loading: (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
    failed: alert('This page could not be shown'),
    isPage: true,
  },
  'a signed-in page': {
    path: '/dashboard',
    access: 'member',
    file: /\/Settings-/,
    // Not the one of the frame, which is inert (build/prerender/frame-script.ts).
    control: (page) => page.locator('#root a[href="/settings"]:visible').first(),
    loaded: (page) => page.getByRole('button', { name: 'Edit Profile' }),
    failed: alert('This page could not be shown'),
    isPage: true,
  },
};

/** Opens the page of a chunk through this network, before the network fails. */
const open = async (page: Page, app: AppServer, network: FaultyProxy, chunk: LazyChunk) => {
  if (chunk.access === 'member') await page.context().setStorageState(network.moveState(app.signedIn));
  await page.goto(network.url + chunk.path);
  await expect(chunk.control(page)).toBeVisible();
  // A link works without its script.
  if (!chunk.isPage) await expectHydrated(chunk.control(page));
};

/** Disables preloading on idle, so that the press requests the chunk. */
const disablePreload = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const presses = {
  'a bare click': (control: Locator) => control.evaluate((element: HTMLElement) => element.click()),
  Enter: (control: Locator) => control.press('Enter'),
};

for (const [index, [name, chunk]] of Object.entries(chunks).entries()) {
  const [pressName, press] = Object.entries(presses)[index % 2]!;
  test(`${name}: ${pressName} before it has loaded shows the loading and error states, and takes effect once the network is back`, async ({
    page,
    app,
    network,
    errors,
  }) => {
    await disablePreload(page);
    await open(page, app, network, chunk);
    network.setFault('held');
    await chunk.prepare?.(page, app);
    await press(chunk.control(page));
    if (chunk.loading) await expect(chunk.loading(page)).toBeVisible();
    await expect(chunk.loaded(page)).toHaveCount(0);
    network.setFault(index % 3 === 0 ? 'refused' : 'cut');
    if (chunk.failed) await expect(chunk.failed(page)).toBeVisible();
    await expect(chunk.loaded(page)).toHaveCount(0);
    network.setFault('none');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(chunk.loaded(page)).toBeVisible();
    if (chunk.focus) await expect(chunk.focus(page)).toBeFocused();
    // React logs the error that the error boundary shows.
    if (chunk.isPage) errors.splice(0);
  });
}

for (const access of ['guest', 'member'] as const)
  test(`the lazy chunks of a ${access}’s page are preloaded`, async ({ page, app, network }) => {
    for (const [name, chunk] of Object.entries(chunks).filter(
      ([, one]) => !one.isPage && one.access === access,
    ))
      await test.step(name, async () => {
        network.setFault('none');
        if (page.url() === 'about:blank' || access === 'guest') await open(page, app, network, chunk);
        else await page.goto(network.url + chunk.path);
        await chunk.prepare?.(page, app);
        await expect.poll(() => network.requestedPaths().some((path) => chunk.file.test(path))).toBe(true);
        await expect.poll(network.isIdle).toBe(true);
        network.setFault('refused');
        await presses['a bare click'](chunk.control(page));
        await expect(chunk.loaded(page)).toBeVisible();
      });
  });

test('the later fields of sign-up show an error when cut off, and load once the network is back; their calendar is preloaded', async ({
  page,
  network,
}) => {
  await page.goto(network.url);
  await savePhone(page, unregisteredUser.phone);
  network.setFault('cut', /lists-/);
  await page.goto(`${network.url}/signup`);
  await expect(alert('The rest of the form could not be loaded')(page)).toBeVisible();
  await expect(page.getByLabel('City')).toBeDisabled();
  await page.getByLabel('First name').fill(unregisteredUser.firstName);
  network.setFault('none');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: /State/ })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(unregisteredUser.firstName);
  await page.waitForLoadState('networkidle');
  network.setFault('refused');
  await presses['a bare click'](page.getByRole('button', { name: /Expected due date/ }));
  await expect(page.getByRole('dialog', { name: /Expected due date/ })).toBeVisible();
});
