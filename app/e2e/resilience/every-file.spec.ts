import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { recordTried } from '../attempt-log.ts';
import { type Host, type FileFault, hostOfReleases, ways } from '../file-faults.ts';
import { type Release, otherRelease, thisRelease } from '../releases.ts';
import { returning } from '../test-user.ts';
import { test as base } from '../test.ts';
import { isWhole } from './daily.ts';
import { type FileRole, type RoleName, roles } from './file-roles.ts';

type Releases = { first: Release; other: () => Release };
const test = base.extend<{ host: Host }, { releases: Releases }>({
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for an object pattern
    async ({}, use) => use({ first: thisRelease(), other: otherRelease }),
    { scope: 'worker' },
  ],
  host: async ({ app, context, releases }, use) => {
    const host = await hostOfReleases(app, releases);
    await use(host);
    // A worker that is still fetching would report the end of the host.
    await context.close();
    host.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** What the first script of a document waits, and a little more. */
const PATIENCE_MS = 30_000;

const workerIsThere = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    {
      timeout: 30_000,
    },
  );

type Trouble = { page: Page; host: Host; releases: Releases; role: FileRole; way: FileFault };

/** A document that is refused is the browser's to tell. */
const open = ({ page, host, role }: Trouble) =>
  page.goto(host.url + role.path, { waitUntil: 'commit' }).catch(() => {});

/** When the file fails. Each ends with the page of the file open, or on its way. */
const moments = {
  'at the first visit': async (trouble) => {
    trouble.host.fail(trouble.role.file, trouble.way);
    await open(trouble);
  },
  'while the worker is installed': async (trouble) => {
    const { host, role, way, page } = trouble;
    host.failFromWorkerOn(role.file, way);
    await open(trouble);
    await page.waitForLoadState('networkidle').catch(() => {});
  },
  'while the worker is there': async (trouble) => {
    const { host, role, way, page } = trouble;
    await page.goto(`${host.url}/about`);
    await workerIsThere(page);
    host.fail(role.file, way);
    await open(trouble);
  },
  'after an update': async (trouble) => {
    const { host, role, way, page, releases } = trouble;
    await page.goto(`${host.url}/about`);
    await workerIsThere(page);
    host.deploy(releases.other());
    host.fail(role.file, way);
    await open(trouble);
  },
  'after a rollback': async (trouble) => {
    const { host, role, way, page, releases } = trouble;
    host.deploy(releases.other());
    await page.goto(`${host.url}/about`);
    await workerIsThere(page);
    host.deploy(releases.first);
    host.fail(role.file, way);
    await open(trouble);
  },
} satisfies Record<string, (trouble: Trouble) => Promise<unknown>>;

/** Something to read: the page, or what is wrong with it. A proxy's page or a host's refusal is no page of ours. */
const canBeRead = async (page: Page) => {
  const ours = page
    .locator('h1:visible, [role="alert"]:visible, #not-started:visible')
    .filter({ hasText: /\S/ });
  await expect(ours.first()).toBeVisible({ timeout: PATIENCE_MS });
};

/** An answer to what was asked for: there, on its way, or not to be had. */
const expectFeedback = (page: Page) =>
  expect(
    page
      .locator('[role="alert"], [role="dialog"], output, [aria-busy="true"], h1')
      .filter({ visible: true, hasText: /\S/, hasNotText: 'Welcome Back' })
      .first(),
  ).toBeVisible({ timeout: PATIENCE_MS });

/** What was typed is there, unless the user has gone on from it. */
const expectInputPreserved = async (page: Page) => {
  const field = page.getByRole('textbox', { name: 'Phone number' });
  if (await field.isVisible()) expect((await field.inputValue()).replaceAll(' ', '')).toBe(returning.phone);
};

/** The worker has installed itself, or has given up. */
const workerSettled = (page: Page) =>
  expect
    .poll(() =>
      page
        .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? 'done')
        .catch(() => ''),
    )
    .toBe('done');

/** The digest of each built file that the browser's caches hold, by its path. */
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

/** Nothing else than what was built is kept, whatever came in its place. */
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

/** As a user does: once by the link that the notice offers, or by the address. The page may be reloading itself meanwhile. */
const comeBack = (page: Page, url: string) =>
  expect(async () => {
    const reload = page.locator('#not-started:visible a');
    if (await reload.isVisible()) await reload.click({ timeout: PATIENCE_MS / 10 });
    else await page.goto(url);
  }).toPass();

const tryCell = async (trouble: Trouble, moment: keyof typeof moments) => {
  const { page, host, role } = trouble;
  await moments[moment](trouble);
  // A document that fails before anything of ours is there is the browser's, or the proxy's, to tell.
  if (!isDocument(role)) {
    await canBeRead(page);
    // The page may be reloading itself at this very moment.
    await expect(async () =>
      expect(await page.evaluate(() => 'foreignCode' in globalThis)).toBe(false),
    ).toPass({ timeout: PATIENCE_MS });
    if (role.ask) {
      await role.ask(page).catch(() => {});
      await expectFeedback(page);
      if (role.isTypedIn) await expectInputPreserved(page);
    }
  }
  // What hangs is let go, for the worker waits as long as the browser lets it.
  if (trouble.way === 'endless') host.recover();
  if (moment === 'while the worker is installed') await expectNoWrongCache(page, trouble.releases.first);
  host.recover();
  await comeBack(page, host.url + role.path);
  await role.works(page);
};

type Cell = { roleName: RoleName; way: FileFault; moment: keyof typeof moments };
const cells = (Object.keys(roles) as RoleName[]).flatMap((roleName) =>
  (Object.keys(ways) as FileFault[]).flatMap((way) =>
    (Object.keys(moments) as (keyof typeof moments)[]).map((moment): Cell => ({ roleName, way, moment })),
  ),
);

/** Every cell in the long run (`pnpm lab soak`); else one moment, by the seed, for each file and way. */
const SEED = Number(process.env['FILE_SEED'] ?? 1);
const momentNames = Object.keys(moments);
/** By name, so that a file or way that is added leaves the choice for the others as it was. */
const numberOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE();
const isChosen = ({ roleName, way, moment }: Cell) =>
  isWhole || momentNames.indexOf(moment) === (numberOf(`${roleName}, ${way}`) + SEED) % momentNames.length;

/** One of each kind of loss that there was, in every run. */
const short = new Set([
  'the entry, empty, at the first visit',
  'the shell, a page in its place, while the worker is installed',
]);
const titleOf = ({ roleName, way, moment }: Cell) => `${roleName}, ${way}, ${moment}`;
const isShort = (cell: Cell) => short.has(titleOf(cell));

for (const cell of cells.filter((one) => isShort(one) || isChosen(one)))
  test(
    titleOf(cell),
    { tag: isShort(cell) ? [] : ['@resilience'] },
    async ({ page, app, host, releases, problems }) => {
      const { roleName, way, moment } = cell;
      const role: FileRole = roles[roleName];
      if (role.access === 'member') await page.context().setStorageState(host.storedHere(app.signedIn));
      await tryCell({ page, host, releases, role, way }, moment);
      // What the browser says of a file that failed is what this is about.
      problems.splice(0);
      recordTried(24);
    },
  );
