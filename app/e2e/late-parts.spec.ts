import type { Locator, Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { type NetworkInBetween, networkInBetween } from './network-in-between.ts';
import { expectTakenOver } from './public.ts';
import { keepPhone, newcomer } from './test-user.ts';
import { test as base, expect, toast } from './test.ts';

/** Where a late part is, what asks for it, and what is seen once it is there (docs/decisions/late-parts.md). */
type LatePart = {
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
const said = (text: string) => (page: Page) => page.getByRole('alert').filter({ hasText: text });

const parts: Record<string, LatePart> = {
  'the privacy notice': {
    path: '/signin',
    access: 'guest',
    file: /\/dialogs-/,
    control: (page) => page.locator('button[aria-haspopup="dialog"]'),
    arrived: (page) => page.getByRole('dialog', { name: 'How we use your data' }),
    coming: (page) => page.getByRole('status').filter({ hasText: 'Loading...' }),
    failed: said('The privacy notice could not be loaded'),
  },
  'the choice of consent': {
    path: '/dashboard',
    access: 'member',
    file: /\/dialogs-/,
    control: button('See and choose'),
    arrived: (page) => page.getByRole('dialog', { name: 'May we learn from how you use Janani?' }),
    coming: button('Loading...'),
    failed: said('could not be loaded'),
  },
  'the form of the profile': {
    path: '/settings',
    access: 'member',
    file: /\/ProfileForm-/,
    control: button('Edit Profile'),
    arrived: (page) => page.getByLabel('First name'),
    focus: (page) => page.getByRole('heading', { name: 'Edit profile' }),
    coming: button('Loading...'),
    failed: said('could not be loaded'),
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
    failed: said('This page could not be shown'),
    isPage: true,
  },
  'a signed-in page': {
    path: '/dashboard',
    access: 'member',
    file: /\/Settings-/,
    control: (page) => page.locator('a[href="/settings"]:visible').first(),
    arrived: (page) => page.getByRole('button', { name: 'Edit Profile' }),
    failed: said('This page could not be shown'),
    isPage: true,
  },
};

type Fixtures = { network: NetworkInBetween };
const test = base.extend<Fixtures>({
  network: async ({ app }, use) => {
    const network = await networkInBetween(app);
    await use(network);
    network.close();
  },
});

/** Opens the page of a part, by this network. The first view is whole; what comes later meets the trouble. */
const open = async (page: Page, app: Served, network: NetworkInBetween, part: LatePart) => {
  if (part.access === 'member') await page.context().setStorageState(network.keptHere(app.signedIn));
  await page.goto(network.url + part.path);
  await expect(part.control(page)).toBeVisible();
  // A link is a link without its page's script, which comes at rest.
  if (!part.isPage) await expectTakenOver(part.control(page));
};

/** Nothing is fetched at rest until {@link letRest}, so that the press, or the trouble, is first. */
const holdRest = (page: Page) =>
  page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    window.requestIdleCallback = (work) => {
      waiting.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
      if (!isHeld) setTimeout(() => waiting.shift()?.());
      return 0;
    };
    const letRest = () => {
      isHeld = false;
      for (const work of waiting.splice(0)) work();
    };
    Object.assign(window, { letRest });
  });
const letRest = (page: Page) => page.evaluate(() => (window as unknown as { letRest: () => void }).letRest());

/** Nothing more comes: what is fetched at rest is there, or has failed. */
const atRest = (page: Page) => page.waitForLoadState('networkidle');

const presses = {
  'a bare click': (control: Locator) => control.evaluate((element: HTMLElement) => element.click()),
  Enter: (control: Locator) => control.press('Enter'),
};

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });

for (const [name, part] of Object.entries(parts))
  test.describe(name, () => {
    for (const [how, press] of Object.entries(presses))
      test(`${how} before it has come is carried out when it arrives`, async ({ page, app, network }) => {
        await holdRest(page);
        await open(page, app, network, part);
        network.become('held');
        await part.prepare?.(page, app);
        await press(part.control(page));
        if (part.coming) await expect(part.coming(page)).toBeVisible();
        await expect(part.arrived(page)).toHaveCount(0);
        network.become('none');
        await expect(part.arrived(page)).toBeVisible();
        if (part.focus) await expect(part.focus(page)).toBeFocused();
      });

    for (const isSaving of part.isPage ? [] : [false, true])
      test(`it is there before it is asked for${isSaving ? ', also where data is saved' : ''}`, async ({
        page,
        app,
        network,
      }) => {
        if (isSaving) await saveData(page);
        await holdRest(page);
        await open(page, app, network, part);
        await letRest(page);
        await part.prepare?.(page, app);
        await expect.poll(() => network.asked().some((path) => part.file.test(path))).toBe(true);
        await expect.poll(network.isQuiet).toBe(true);
        network.become('refused');
        await presses['a bare click'](part.control(page));
        await expect(part.arrived(page)).toBeVisible();
      });

    for (const trouble of ['cut', 'refused'] as const)
      test(`${trouble === 'cut' ? 'cut off' : 'not to be had'}, it says so, and comes once the network is back`, async ({
        page,
        app,
        network,
        problems,
      }) => {
        await holdRest(page);
        await open(page, app, network, part);
        network.become(trouble);
        await letRest(page);
        await atRest(page);
        await part.prepare?.(page, app);
        await presses['a bare click'](part.control(page));
        if (part.failed) await expect(part.failed(page)).toBeVisible();
        await expect(part.arrived(page)).toHaveCount(0);
        network.become('none');
        await page.evaluate(() => dispatchEvent(new Event('online')));
        await expect(part.arrived(page)).toBeVisible();
        // React says of a page in the console what the boundary says on screen.
        if (part.isPage) problems.splice(0);
      });
  });

test.describe('sign-up', () => {
  const openSignUp = async (page: Page, network: NetworkInBetween) => {
    await page.goto(network.url);
    await keepPhone(page, newcomer.phone);
    await page.goto(`${network.url}/signup`);
    await expect(page.getByLabel('First name')).toBeVisible();
  };
  const dueDate = (page: Page) => page.getByRole('button', { name: /Expected due date/ });
  const calendar = (page: Page) => page.getByRole('dialog', { name: /Expected due date/ });

  test('its later fields, cut off, say so, and come once the network is back', async ({ page, network }) => {
    await page.goto(network.url);
    await keepPhone(page, newcomer.phone);
    network.become('cut', /lists-/);
    await page.goto(`${network.url}/signup`);
    await expect(said('The rest of the form could not be loaded')(page)).toBeVisible();
    network.become('none');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: /State/ })).toBeVisible();
  });

  test('its calendar is there before it is asked for', async ({ page, network }) => {
    await openSignUp(page, network);
    await expect(page.getByRole('button', { name: /State/ })).toBeVisible();
    await atRest(page);
    network.become('refused');
    await presses['a bare click'](dueDate(page));
    await expect(calendar(page)).toBeVisible();
  });
});
