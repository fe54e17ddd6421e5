import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { type Event, giveConsent, getEvents, hideAutomation } from './consent.ts';
import { dist, serveAsHosting } from './hosting.ts';
import { returning } from './test-user.ts';
import { expect, test, waitForWorker } from './test.ts';

const SLUG = 'preparing-for-labour';
const PERSONAL = `user ${returning.phone} at ${SLUG}`;

type Frame = { filename: string; lineno: number; colno: number; chunk_id?: string };
type Exception = { type: string; value: string; stacktrace: { frames: Frame[] } };
const getExceptions = async (app: AppServer) =>
  (await getEvents(app)).filter(({ event }) => event === '$exception');
const getList = ({ properties }: Event) => properties['$exception_list'] as Exception[];

/** The frames of an exception in our own sources, resolved by the release's source maps and tool. */
const getSource = (event: Event, file: string) => {
  const frames = getList(event).flatMap(({ stacktrace }) => stacktrace.frames.toReversed());
  const lines = frames.map(({ filename, lineno, colno }) => `${filename}:${lineno}:${colno}`);
  writeFileSync(file, lines.join('\n'));
  const script = join(import.meta.dirname, '../../tools/release/symbolicate.ts');
  return execFileSync(process.execPath, [script, file, join(dist, 'sandbox.maps')], { encoding: 'utf8' });
};

const open = async (page: Page, app: AppServer, { isMeasured = false } = {}) => {
  await hideAutomation(page, isMeasured);
  await page.context().setStorageState(app.signedIn);
  await page.goto('/dashboard');
};

/** Opens the dashboard, and consents to analytics. */
const openWithConsent = async (page: Page, app: AppServer) => {
  await open(page, app);
  await giveConsent(page);
  await expect.poll(async () => (await getEvents(app)).length).toBeGreaterThan(0);
};

/** Makes a function of the browser fail once, with a message that must not be sent. */
const breakClosest = (page: Page) =>
  page.evaluate((message) => {
    const originalClosest = Object.getOwnPropertyDescriptor(Element.prototype, 'closest')!;
    Element.prototype.closest = () => {
      Object.defineProperty(Element.prototype, 'closest', originalClosest);
      throw new TypeError(message);
    };
  }, PERSONAL);
const breakUrls = (page: Page) =>
  page.evaluate((message) => {
    URLSearchParams.prototype.get = () => {
      throw new RangeError(message);
    };
  }, PERSONAL);
const openSessions = (page: Page) => page.getByRole('link', { name: 'Sessions' }).last().click();

type Case = {
  cause: (page: Page, app: AppServer) => Promise<unknown>;
  properties: Record<string, unknown>;
  type: string;
  /** Where the stack leads, by the maps. */
  source: RegExp;
};
const cases: Record<string, Case> = {
  'an uncaught error': {
    cause: async (page) => {
      await breakClosest(page);
      await page.getByRole('link', { name: 'Sessions' }).last().hover();
    },
    properties: { source: 'script', $pathname: '/dashboard' },
    type: 'TypeError',
    source: /\(app\/src\/loading\/on-intent\.ts:\d+:\d+\)/,
  },
  'a page that could not be rendered': {
    cause: async (page) => {
      await breakUrls(page);
      await openSessions(page);
      await page.getByText('Details for support').click();
      await expect(page.locator('main pre')).toContainText('/sessions');
    },
    properties: { source: 'page', $pathname: '/sessions' },
    type: 'RangeError',
    source: /\(app\/src\/[\w/-]+\.tsx?:\d+:\d+\)/,
  },
  'a chunk that could not be fetched': {
    cause: async (page) => {
      await page.route('**/assets/Sessions-*.js', (route) => route.abort());
      await openSessions(page);
    },
    properties: { source: 'chunk' },
    type: 'Error',
    source: /\(app\/src\/loading\/fetch-then-import\.ts:\d+:\d+\)/,
  },
  'an unexpected response': {
    cause: async (page, app) => {
      const body = { success: true, data: [{ id: 7, slug: SLUG, title: Number(returning.phone) }] };
      await app.fail({ match: 'GET /api/user/sessions', fault: { kind: 'json', body } });
      await openSessions(page);
    },
    properties: { source: 'call', kind: 'unexpected-response', call: 'listSessions', field: 'title' },
    type: 'ApiError',
    source: /\(packages\/api-client\/src\/api-response\.ts:\d+:\d+\)/,
  },
  'a timeout': {
    cause: async (page, app) => {
      await app.fail({
        match: `POST /api/user/sessions/${SLUG}/enroll`,
        fault: { kind: 'delay', ms: 30_000 },
      });
      await openSessions(page);
      await page.getByRole('searchbox').fill('labour');
      await page.getByRole('link', { name: 'Preparing for Labour' }).click();
      await page.getByRole('button', { name: 'Enroll Now' }).click();
    },
    properties: { source: 'call', kind: 'timeout', call: 'enrollInSession', $pathname: '/session/:slug' },
    type: 'ApiError',
    source: /\(packages\/api-client\/src\/transport\.ts:\d+:\d+\)/,
  },
};

for (const [what, { cause, properties, type, source }] of Object.entries(cases))
  test(`${what} is reported once, without personal data, and its source maps lead to the source [T-13]`, async ({
    page,
    app,
    errors,
  }, info) => {
    test.slow();
    await openWithConsent(page, app);
    await cause(page, app);
    const getReported = async () =>
      (await getExceptions(app)).filter((event) => event.properties['source'] === properties['source']);
    await expect.poll(async () => (await getReported()).length, { timeout: 40_000 }).toBe(1);
    const [event] = await getReported();
    expect(event!.properties).toMatchObject(properties);
    expect(event!.properties['release']).toMatch(/^index-.*\.js$/);
    expect(getList(event!)[0]?.type).toBe(type);
    expect(getSource(event!, info.outputPath('report.txt'))).toMatch(source);
    expect(JSON.stringify(event!.properties)).not.toMatch(new RegExp(`${returning.phone}|${SLUG}|user `));
    // React logs the error that the error boundary has caught.
    errors.splice(0);
  });

test('a page that crashes when it is opened is reported, if its user has agreed before [T-13]', async ({
  page,
  app,
  errors,
}) => {
  await openWithConsent(page, app);
  await page.addInitScript(() => {
    URLSearchParams.prototype.get = () => {
      throw new RangeError();
    };
  });
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect.poll(async () => (await getExceptions(app)).length, { timeout: 20_000 }).toBe(1);
  errors.splice(0);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an error in the worker is reported by the page, and its source maps lead to the source [T-13]', async ({
    page,
    app,
    context,
  }, info) => {
    await openWithConsent(page, app);
    await waitForWorker(page);
    await context.serviceWorkers()[0]!.evaluate((message) => {
      Object.assign(globalThis, {
        skipWaiting: () => {
          throw new TypeError(message);
        },
      });
    }, PERSONAL);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'SKIP_WAITING' }, []);
    });
    await expect.poll(async () => (await getExceptions(app)).length).toBe(1);
    const [event] = await getExceptions(app);
    expect(event!.properties).toMatchObject({ source: 'worker' });
    expect(getSource(event!, info.outputPath('report.txt'))).toMatch(/\(app\/worker\/worker\.ts:\d+:\d+\)/);
    expect(JSON.stringify(event!.properties)).not.toMatch(new RegExp(`${returning.phone}|${SLUG}`));
  });
});

test('an error is stored on the device until the user consents, and is then sent [T-13, G-11]', async ({
  page,
  app,
  errors,
}) => {
  await open(page, app);
  await breakClosest(page);
  await page.getByRole('link', { name: 'Sessions' }).last().hover();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  errors.splice(0);
  await page.waitForLoadState('networkidle');
  expect(await app.captured()).toEqual([]);
  await giveConsent(page);
  await expect.poll(async () => (await getExceptions(app)).length).toBe(1);
  errors.splice(0);
});

test('web vitals of a sampled visit are sent without the content of the page [T-13]', async ({
  page,
  app,
}) => {
  await open(page, app, { isMeasured: true });
  await giveConsent(page);
  const vitals = async () => (await getEvents(app)).filter(({ event }) => event === '$web_vitals');
  const expectMetric = (name: string) =>
    expect
      .poll(async () => (await vitals()).map(({ properties }) => properties[`$web_vitals_${name}_value`]))
      .toContainEqual(expect.any(Number));
  await expectMetric('TTFB');
  // The largest paint is final with the next press.
  await openSessions(page);
  await expectMetric('LCP');
  for (const { properties } of await vitals()) {
    expect(properties).toMatchObject({ $pathname: '/dashboard', language: 'en', is_by_worker: false });
    const sentProperties = Object.entries(properties).filter(
      ([key]) => !key.startsWith('$') || key.startsWith('$web'),
    );
    const texts = sentProperties.filter(([, value]) => typeof value === 'string').map(([key]) => key);
    expect(
      texts.filter((key) => !/^(?:token|distinct_id|language|connection|load_state)$/.test(key)),
    ).toEqual([]);
  }
});

test('the host serves no source map, and no script names one', async () => {
  const { url, close } = await serveAsHosting('production');
  const maps = readdirSync(join(dist, 'production.maps')).filter((name) => name.endsWith('.map'));
  expect(maps).toEqual(expect.arrayContaining([expect.stringMatching(/\.hi\.js\.map$/), 'sw.js.map']));
  for (const name of maps) {
    const path = name === 'sw.js.map' ? `/${name}` : `/assets/${name}`;
    const response = await fetch(url + path);
    expect(response.headers.get('content-type') ?? '', path).not.toContain('json');
    expect(await response.text(), path).not.toContain('"mappings"');
  }
  close();
});
