import type { Page } from '@playwright/test';
import type { AppServer } from '../backend.ts';
import { enterCode, enterPhone, fillSignUp, unregisteredUser, returning } from '../test-user.ts';
import { test } from '../faulty-proxy.ts';
import { expect, toast } from '../test.ts';
import { type Breakage, type Store, breakStorage, breakages, stores } from './broken-storage.ts';
import { recordCases } from '../record-cases.ts';

/** The state of the session after a reload. All six flows have to succeed in every cell. */
const onReturn: Record<Store, Partial<Record<Breakage, 'is signed in' | 'has to sign in again'>>> = {
  // Token and user are stored here only (spec §4).
  localStorage: {
    'throws when touched': 'has to sign in again',
    'is full': 'has to sign in again',
    'drops silently': 'has to sign in again',
    'gives back junk': 'has to sign in again',
  },
  sessionStorage: {
    'throws when touched': 'is signed in',
    'is full': 'is signed in',
    'drops silently': 'is signed in',
    'gives back junk': 'is signed in',
  },
  // The provider persists its user here, and falls back to another storage.
  IndexedDB: {
    'throws when touched': 'is signed in',
    'is full': 'is signed in',
    'drops silently': 'is signed in',
    'gives back junk': 'is signed in',
    'never responds': 'is signed in',
  },
  // Only the worker uses caches, and the app works without it.
  caches: {
    'throws when touched': 'is signed in',
    'is full': 'is signed in',
    'drops silently': 'is signed in',
    'gives back junk': 'is signed in',
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

/** The flows in the order of one visit without a reload: unsaved state has to last as long. */
const flows: Record<string, (page: Page, app: AppServer, origin: string) => Promise<void>> = {
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
  enrolment: async (page) => {
    await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
    await page.getByRole('link', { name: 'Class 1', exact: true }).click();
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    await expect(page.getByText(/^Your place is kept/)).toBeVisible();
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
    await enterPhone(page, unregisteredUser.phone);
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Continue to Verification' }).click();
    await enterCode(page, app, unregisteredUser.phone);
    await welcome(page, unregisteredUser.firstName);
  },
};

/** The whole visit; `origin` is set where the app is served through a proxy. */
const visit = async (page: Page, app: AppServer, origin: string, { store, breakage }: Cell) => {
  await app.setProviderState('no sessions');
  await app.setProviderState('a session exists', { slug: 'class-1', title: 'Class 1', startsIn: 60 });
  await page.addInitScript(breakStorage, { store, breakage });
  for (const [name, flow] of Object.entries(flows))
    await test.step(name, async () => {
      recordCases(5);
      await flow(page, app, origin);
    });
  await test.step('reload', async () => {
    recordCases(5);
    await page.reload();
    if (onReturn[store][breakage] === 'is signed in') {
      await welcome(page, unregisteredUser.firstName);
      await page.getByRole('link', { name: 'Sessions', exact: true }).last().click();
      await expect(page.getByRole('link', { name: 'Class 1', exact: true })).toBeVisible();
    } else await expect(page.getByLabel('Phone number')).toBeEditable();
  });
};

type Cell = { store: Store; breakage: Breakage };
const getCells = (store: Store): Cell[] =>
  breakages.filter((breakage) => onReturn[store][breakage]).map((breakage) => ({ store, breakage }));
const caseTitle = ({ store, breakage }: Cell) =>
  `${store} ${breakage}: six flows succeed, and after a reload the user ${onReturn[store][breakage]} [T-08]`;

for (const cell of stores.filter((store) => store !== 'caches').flatMap(getCells))
  test(caseTitle(cell), { tag: '@resilience' }, async ({ page, app, errors }) => {
    await visit(page, app, '', cell);
    // The SDK does not catch the error of storing its usage data (its "heartbeat").
    if (cell.store === 'IndexedDB' && cell.breakage === 'is full')
      expect(errors.splice(0).filter((text) => text !== 'uncaught: AbortError')).toEqual([]);
  });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const cell of getCells('caches'))
    test(caseTitle(cell), { tag: '@resilience' }, async ({ page, app, network }) => {
      // The worker cannot detect invalid data in its cache, so only the page reads invalid data.
      const inWorker =
        cell.breakage === 'gives back junk' ? '' : `(${breakStorage.toString()})(${JSON.stringify(cell)});\n`;
      network.deploy(inWorker + (await (await fetch(`${app.url}/sw.js`)).text()));
      await visit(page, app, network.url, cell);
    });
});
