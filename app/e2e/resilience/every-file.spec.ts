import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { recordCases } from '../record-cases.ts';
import { type Host, type FileFault, createReleaseHost, faultHandlers } from '../file-faults.ts';
import { type Release, otherRelease, thisRelease } from '../releases.ts';
import { returning } from '../test-user.ts';
import { test as base, waitForWorker } from '../test.ts';
import { isLongRun } from './long-run.ts';
import { type FileRole, type RoleName, roles } from './file-roles.ts';

type Releases = { first: Release; other: () => Release };
const test = base.extend<{ host: Host }, { releases: Releases }>({
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for an object pattern
    async ({}, use) => use({ first: thisRelease(), other: otherRelease }),
    { scope: 'worker' },
  ],
  host: async ({ app, context, releases }, use) => {
    const host = await createReleaseHost(app, releases);
    await use(host);
    // A worker that is still fetching would report that the host has closed.
    await context.close();
    host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** A little longer than the first script of a document waits. */
const FEEDBACK_TIMEOUT_MS = 30_000;

type FailingFile = { page: Page; host: Host; releases: Releases; role: FileRole; way: FileFault };

/** The browser itself reports a document that is rejected. */
const open = ({ page, host, role }: FailingFile) =>
  page.goto(host.url + role.path, { waitUntil: 'commit' }).catch(() => {});

/** When the file fails. Each ends with the page of the file open or loading. */
const moments = {
  'at the first visit': async (failing) => {
    failing.host.fail(failing.role.file, failing.way);
    await open(failing);
  },
  'while the worker is installed': async (failing) => {
    const { host, role, way, page } = failing;
    host.failOnceWorkerRequested(role.file, way);
    await open(failing);
    await page.waitForLoadState('networkidle').catch(() => {});
  },
  'with an active worker': async (failing) => {
    const { host, role, way, page } = failing;
    await page.goto(`${host.url}/about`);
    await waitForWorker(page);
    host.fail(role.file, way);
    await open(failing);
  },
  'after an update': async (failing) => {
    const { host, role, way, page, releases } = failing;
    await page.goto(`${host.url}/about`);
    await waitForWorker(page);
    host.deploy(releases.other());
    host.fail(role.file, way);
    await open(failing);
  },
  'after a rollback': async (failing) => {
    const { host, role, way, page, releases } = failing;
    host.deploy(releases.other());
    await page.goto(`${host.url}/about`);
    await waitForWorker(page);
    host.deploy(releases.first);
    host.fail(role.file, way);
    await open(failing);
  },
} satisfies Record<string, (failing: FailingFile) => Promise<unknown>>;

/** The page or an error message of the app is visible. A page of a proxy or host does not count. */
const expectReadable = async (page: Page) => {
  const ours = page
    .locator('h1:visible, [role="alert"]:visible, #not-started:visible')
    .filter({ hasText: /\S/ });
  await expect(ours.first()).toBeVisible({ timeout: FEEDBACK_TIMEOUT_MS });
};

/** The page reacts to the request: with the result, a busy state, or an error. */
const expectFeedback = (page: Page) =>
  expect(
    page
      .locator('[role="alert"], [role="dialog"], output, [aria-busy="true"], h1')
      .filter({ visible: true, hasText: /\S/, hasNotText: 'Welcome Back' })
      .first(),
  ).toBeVisible({ timeout: FEEDBACK_TIMEOUT_MS });

/** The input is preserved, unless the app has moved on to the next screen. */
const expectInputPreserved = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Phone number' });
  if (await field.isVisible()) expect((await field.inputValue()).replaceAll(' ', '')).toBe(returning.phone);
};

/** The worker is installed or has failed to install. */
const workerSettled = (page: Page) =>
  expect
    .poll(() =>
      page
        .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? 'done')
        .catch(() => ''),
    )
    .toBe('done');

/** The digest of each built file in the browser's caches, by path. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const cached: [path: string, digest: string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const response = await cache.match(url);
        const digest = await crypto.subtle.digest(
          'SHA-256',
          (await response?.arrayBuffer()) ?? new ArrayBuffer(),
        );
        cached.push([new URL(url).pathname, btoa(String.fromCharCode(...new Uint8Array(digest)))]);
      }
    }
    return cached.filter(([path]) => path.startsWith('/assets/'));
  });

/** The caches contain the built files only, whatever was received for them. */
const expectNoWrongCache = async (page: Page, release: Release) => {
  await workerSettled(page);
  const wrong = (await cachedFiles(page)).filter(
    ([path, digest]) =>
      release.files.includes(path) &&
      digest !==
        createHash('sha256')
          .update(readFileSync(join(release.folder, path)))
          .digest('base64'),
  );
  expect(wrong).toEqual([]);
};

const isDocument = (role: FileRole) => role.file.test(role.path);

/**
 * Reopens the page as a user does: by the link of the notice, or by the URL. The page may reload itself
 * meanwhile.
 */
const restoreSignedInState = (page: Page, url: string) =>
  expect(async () => {
    const reload = page.locator('#not-started:visible a');
    if (await reload.isVisible()) await reload.click({ timeout: FEEDBACK_TIMEOUT_MS / 10 });
    else await page.goto(url);
  }).toPass();

const runCase = async (failing: FailingFile, moment: keyof typeof moments) => {
  const { page, host, role } = failing;
  await moments[moment](failing);
  // A document that fails before any code of the app has run is reported by the browser or proxy.
  if (!isDocument(role)) {
    await expectReadable(page);
    // The page may be reloading itself.
    await expect(async () =>
      expect(await page.evaluate(() => 'foreignCode' in globalThis)).toBe(false),
    ).toPass({ timeout: FEEDBACK_TIMEOUT_MS });
    if (role.request) {
      await role.request(page).catch(() => {});
      await expectFeedback(page);
      if (role.isTypedIn) await expectInputPreserved(page);
    }
  }
  // Ends the hanging response, because the worker waits as long as the browser allows.
  if (failing.way === 'endless') host.recover();
  if (moment === 'while the worker is installed') await expectNoWrongCache(page, failing.releases.first);
  host.recover();
  await restoreSignedInState(page, host.url + role.path);
  await role.works(page);
};

type FaultCase = { roleName: RoleName; way: FileFault; moment: keyof typeof moments };
const faultCases = (Object.keys(roles) as RoleName[]).flatMap((roleName) =>
  (Object.keys(faultHandlers) as FileFault[]).flatMap((way) =>
    (Object.keys(moments) as (keyof typeof moments)[]).map((moment): FaultCase => ({
      roleName,
      way,
      moment,
    })),
  ),
);

/**
 * Every case in the long run (`pnpm lab soak`); otherwise one moment, chosen by the seed, for each file and failure.
 */
const SEED = Number(process.env['FILE_SEED'] ?? 1);
const momentNames = Object.keys(moments);
/** By name, so that an added file or failure does not change the choice for the others. */
const computeHash = (name: string) => createHash('sha256').update(name).digest().readUInt32BE();
const isChosen = ({ roleName, way, moment }: FaultCase) =>
  isLongRun ||
  momentNames.indexOf(moment) === (computeHash(`${roleName}, ${way}`) + SEED) % momentNames.length;

/** One case for each kind of past defect, in every run. */
const regressionCases = new Set([
  'the entry, empty, at the first visit',
  'the shell, an HTML page, while the worker is installed',
]);
const caseTitle = ({ roleName, way, moment }: FaultCase) => `${roleName}, ${way}, ${moment}`;
const isShort = (faultCase: FaultCase) => regressionCases.has(caseTitle(faultCase));

for (const faultCase of faultCases.filter((candidate) => isShort(candidate) || isChosen(candidate)))
  test(
    caseTitle(faultCase),
    { tag: isShort(faultCase) ? [] : ['@resilience'] },
    async ({ page, app, host, releases, errors }) => {
      const { roleName, way, moment } = faultCase;
      const role: FileRole = roles[roleName];
      if (role.access === 'member') await page.context().setStorageState(host.moveState(app.signedIn));
      await runCase({ page, host, releases, role, way }, moment);
      // The browser logs the file that failed.
      errors.splice(0);
      recordCases(24);
    },
  );
