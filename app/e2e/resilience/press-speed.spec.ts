import type { CDPSession, Page } from '@playwright/test';
import { withMotion } from '../motion.ts';
import { restoreSignedInState } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { throttleToPhone } from './cheap-phone.ts';
import { clearTaps, getTaps, watchTaps } from './taps.ts';

test.use(withMotion);

/** From a press to the next frame, on a cheap phone. */
const MAX_MS = 100;
const ROUNDS = 3;
/** Long enough to measure a slow reaction. */
const OBSERVED_MS = 500;

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).last().tap();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).tap();

type PageAction = (page: Page) => Promise<unknown>;
type Press = {
  name: string;
  path: string | ((round: number) => string);
  ready: PageAction;
  press: PageAction;
};

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const cards = (page: Page) => page.getByRole('article').first().waitFor();

/** Presses that have to react at once, each on an idle page. */
const PRESSES: Press[] = [
  { name: 'the week opens', path: '/dashboard', ready: heading(/^Namaste/), press: button('See this week') },
  {
    name: 'the week after',
    path: '/dashboard',
    ready: async (page) => {
      await button('See this week')(page);
      await page.getByRole('dialog').waitFor();
    },
    press: button('The week after'),
  },
  { name: 'from tab to tab', path: '/dashboard', ready: heading(/^Namaste/), press: link('Sessions') },
  { name: 'the other list', path: '/sessions', ready: cards, press: tab('Completed') },
  {
    name: 'a card opens',
    path: '/sessions',
    ready: cards,
    press: (page) => page.getByRole('article').first().getByRole('link').first().tap(),
  },
  {
    name: 'enrolling',
    // Each session can be enrolled in once.
    path: (round) => `/session/class-${round}`,
    ready: heading('A class'),
    press: button('Enroll Now'),
  },
  {
    name: 'sharing',
    path: '/session/enrolled',
    ready: heading('An enrolled session'),
    press: button('Share'),
  },
];

/**
 * Consumes each frame, as a screen does. Without a screen, Chromium delays the frame of a spinner until the server
 * responds: "Enrolling…", painted within 60 ms, was measured at 340 ms with a response after 250 ms.
 */
const consumeFrames = async (browser: CDPSession) => {
  browser.on('Page.screencastFrame', ({ sessionId }) => {
    // The last frame may arrive as the page closes.
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await browser.send('Page.startScreencast', { format: 'jpeg', quality: 1 });
};

test('each press paints a reaction within 100 ms', { tag: '@resilience' }, async ({ page, app }) => {
  test.setTimeout(6 * 60_000);
  page.setDefaultTimeout(6000);
  await app.setProviderState('sessions in number', { count: 12 });
  for (let round = 0; round < ROUNDS; round += 1)
    await app.setProviderState('a session exists', {
      slug: `class-${round}`,
      title: 'A class',
      startsIn: 600,
    });
  await app.setProviderState('a session exists', {
    slug: 'enrolled',
    title: 'An enrolled session',
    startsIn: 700,
  });
  await app.setProviderState('the user is enrolled', { slug: 'enrolled' });
  await restoreSignedInState(page, app);
  const { browser, steady } = await throttleToPhone(page);
  await consumeFrames(browser);
  const slowest = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path, ready, press: act } of PRESSES) {
      // Only the measured part is slowed down.
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(typeof path === 'string' ? path : path(round));
      await ready(page);
      await page.waitForLoadState('networkidle');
      await steady();
      await watchTaps(page);
      await clearTaps(page);
      await act(page);
      await page.waitForTimeout(OBSERVED_MS);
      const { durations } = await getTaps(page);
      slowest.set(name, [...(slowest.get(name) ?? []), Math.max(0, ...durations)]);
    }
  const medians = [...slowest].map(([name, all]) => ({
    name,
    ms: all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
  }));
  for (const { name, ms } of medians) console.log(`${name}: ${ms} ms`);
  expect(medians.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});
