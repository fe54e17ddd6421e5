import type { Page } from '@playwright/test';
import type { Served } from '../backend.ts';
import { enterCode, enterPhone, fillSignUp, newcomer, returning } from '../test-user.ts';
import { expect, test, toast } from '../test.ts';
import { type Breakage, type Store, breakStorage, breakages, stores } from './broken-storage.ts';
import { recordTried } from '../attempt-log.ts';
import { hostWithWorker } from './worker-host.ts';

/**
 * What she finds when she comes back to a tab that was loaded anew. Everything else is the same for every
 * cell: all six flows do what they are for, with nothing but our own words on screen.
 */
const onReturn: Record<Store, Partial<Record<Breakage, 'is still in' | 'signs in again'>>> = {
  // Token and user are kept there, and nowhere else (spec §4).
  localStorage: {
    'throws when touched': 'signs in again',
    'is full': 'signs in again',
    'drops silently': 'signs in again',
    'gives back junk': 'signs in again',
  },
  sessionStorage: {
    'throws when touched': 'is still in',
    'is full': 'is still in',
    'drops silently': 'is still in',
    'gives back junk': 'is still in',
  },
  // The provider keeps its user there, and another place is found where it cannot.
  IndexedDB: {
    'throws when touched': 'is still in',
    'is full': 'is still in',
    'drops silently': 'is still in',
    'gives back junk': 'is still in',
    'never answers': 'is still in',
  },
  // Only the worker uses them, and everything can be had without it.
  caches: {
    'throws when touched': 'is still in',
    'is full': 'is still in',
    'drops silently': 'is still in',
    'gives back junk': 'is still in',
  },
};

const welcome = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `Namaste, ${name}` })).toBeVisible();
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged Out')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
};

/** The flows, in the order of one visit without a reload: what cannot be kept must hold for as long. */
const flows: Record<string, (page: Page, app: Served, origin: string) => Promise<void>> = {
  reading: async (page, _app, origin) => {
    await page.goto(`${origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${origin}/signin`);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  },
  'sign-in': async (page, app) => {
    await enterPhone(page, returning.phone);
    await enterCode(page, app, returning.phone);
    await welcome(page, returning.firstName);
  },
  'taking a place': async (page) => {
    await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
    await page.getByRole('link', { name: 'Class 1', exact: true }).click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'All sessions' }).first().click();
  },
  'settings and logout': async (page) => {
    await page.getByRole('link', { name: 'Profile', exact: true }).last().click();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First name').fill('Anu');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'could not be saved' });
    await expect(page.getByText('Saved on this device', { exact: true }).or(failure)).toBeVisible();
    await logOut(page);
  },
  'sign-up': async (page, app) => {
    await enterPhone(page, newcomer.phone);
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Continue to Verification' }).click();
    await enterCode(page, app, newcomer.phone);
    await welcome(page, newcomer.firstName);
  },
};

/** The whole visit; `origin` where the app is behind another host. */
const visit = async (page: Page, app: Served, origin: string, { store, breakage }: Cell) => {
  await app.become('no sessions');
  await app.become('a session exists', { slug: 'class-1', title: 'Class 1', startsIn: 60 });
  await page.addInitScript(breakStorage, { store, breakage });
  for (const [name, flow] of Object.entries(flows))
    await test.step(name, async () => {
      recordTried(5);
      await flow(page, app, origin);
    });
  await test.step('coming back', async () => {
    recordTried(5);
    await page.reload();
    if (onReturn[store][breakage] === 'is still in') {
      await welcome(page, newcomer.firstName);
      await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
      await expect(page.getByRole('link', { name: 'Class 1', exact: true })).toBeVisible();
    } else await expect(page.getByLabel('Phone number')).toBeEditable();
  });
};

type Cell = { store: Store; breakage: Breakage };
const cellsOf = (store: Store): Cell[] =>
  breakages.filter((breakage) => onReturn[store][breakage]).map((breakage) => ({ store, breakage }));
const titleOf = ({ store, breakage }: Cell) =>
  `T-08 ${store} ${breakage}: six flows, and when she comes back she ${onReturn[store][breakage]}`;

for (const cell of stores.filter((store) => store !== 'caches').flatMap(cellsOf))
  test(titleOf(cell), { tag: '@resilience' }, async ({ page, app, problems }) => {
    await visit(page, app, '', cell);
    // The SDK's own note of its use (its "heartbeat") is lost with the disk, and it does not catch that.
    if (cell.store === 'IndexedDB' && cell.breakage === 'is full')
      expect(problems.splice(0).filter((text) => text !== 'uncaught: AbortError')).toEqual([]);
  });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const cell of cellsOf('caches'))
    test(titleOf(cell), { tag: '@resilience' }, async ({ page, app }) => {
      // Files that are not what was put there cannot be told from the right ones: the page alone has that.
      const inWorker =
        cell.breakage === 'gives back junk' ? '' : `(${breakStorage.toString()})(${JSON.stringify(cell)});`;
      const host = await hostWithWorker(app, inWorker);
      try {
        await visit(page, app, host.url, cell);
      } finally {
        host.close();
      }
    });
});
