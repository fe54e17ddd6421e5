import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { buildWorker } from '../worker/build.ts';
import { enterPhone, memberPaths, returning, signIn } from './test-user.ts';
import { publicPages } from './public.ts';
import { testBehindProxy as test } from './faulty-proxy.ts';
import { toast, waitForWorker } from './test.ts';
import { recordCases } from './record-cases.ts';

test.use({ serviceWorkers: 'allow' });

/** The heading of a page behind sign-in, where a test has to distinguish it. */
const headings: Record<string, string | RegExp> = {
  '/dashboard': `Namaste, ${returning.firstName}`,
  '/session/preparing-for-labour': 'Preparing for Labour',
  '/free-access': /Free/,
};

test('after one visit every page opens without a server [ID-04, ID-05]', async ({ page, app, network }) => {
  test.slow();
  await page.goto('/');
  await waitForWorker(page);
  await signIn(page, app);
  // An enrolled session that has been opened once.
  await page.goto('/session/preparing-for-labour');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText(/^Your place is kept/)).toBeVisible();
  network.close();
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));

  for (const path of memberPaths) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(
      page.getByRole('heading', { level: 1 }).filter({ hasText: headings[path] ?? /./ }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  // The offline timetable: on the dashboard, in the list, and on the page of each session.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Preparing for Labour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preparing for Labour' })).toBeVisible();
  await expect(page.getByText('Saved on this device.', { exact: false })).toBeVisible();
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: 'Your saved sessions' })).toBeVisible();

  // Logout clears it without a network as well.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/signin|\/$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/labour|Ananya|98111/i);

  for (const { path, heading } of [
    ...publicPages,
    { path: '/home', heading: 'Your journey to beautiful motherhood' },
  ]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
  recordCases(16, opened);
});

const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

test('a new version is offered, and applied with the next page where there is input', async ({
  page,
  app,
  network,
}) => {
  await page.goto('/signin');
  await waitForWorker(page);
  await page.reload();
  network.deploy(`${await (await fetch(`${app.url}/sw.js`)).text()}\n// another version`);
  await updateWorker(page);
  await page.getByLabel('Phone number').fill('98765');
  await toast(page, 'A new version is ready').getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'We’ll update when you open the next page')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('98765');
  // Not while a code is being entered.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
  await enterPhone(page, returning.phone);
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await page.getByRole('link', { name: 'Back' }).click();
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  const isNewWorkerActive = async () => {
    // The page reloads itself for the update; an evaluation that runs meanwhile is rejected.
    const isWaiting = await page
      .evaluate(() =>
        navigator.serviceWorker.getRegistration().then((registration) => registration?.waiting !== null),
      )
      .catch(() => undefined);
    // The old worker has to be idle, but Chromium keeps one alive that DevTools observes. Stopped any later, it would
    // be the new worker, which is serving the page.
    if (isWaiting) await browser.send('ServiceWorker.stopAllWorkers');
    return isWaiting === false;
  };
  await expect.poll(isNewWorkerActive, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false);
  recordCases(16, 1);
});

test('a file that a new version has removed is recovered by one reload', async ({ page, app, errors }) => {
  await signIn(page, app);
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistrations()
      .then((all) => Promise.all(all.map((registration) => registration.unregister()))),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  let isMissing = true;
  await page.route('**/assets/billing-*.js', async (route) => {
    if (isMissing) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  page.once('load', () => (isMissing = false));
  await page.evaluate(() => window.history.pushState({}, '', '/payments'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.getByRole('heading', { level: 1, name: /Payment/ })).toBeVisible();
  expect(loads).toBe(1);
  // React logs the file that failed to load; there is no other error.
  expect(errors.splice(0).filter((text) => !/billing-\S+ was answered with 404/.test(text))).toEqual([]);
  recordCases(16, 1);
});

test('a build with the worker switched off removes it and its caches from the device', async ({
  page,
  network,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'janani-worker-'));
  // Vite sets NODE_ENV for its build (its "NODE_ENV and Modes"), which would affect every process started later.
  const before = process.env['NODE_ENV'];
  await buildWorker(folder, { precaches: {}, integrities: {} }, true);
  if (before === undefined) delete process.env['NODE_ENV'];
  await page.goto('/about');
  await waitForWorker(page);
  expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
  network.deploy(readFileSync(join(folder, 'sw.js'), 'utf8'));
  await updateWorker(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)))
    .toBe(0);
  rmSync(folder, { recursive: true });
  recordCases(16, 1);
});
