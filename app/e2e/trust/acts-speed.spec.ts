import type { CDPSession, Page } from '@playwright/test';
import { withMotion } from '../motion.ts';
import { comeBack } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { paceOf } from './cheap-phone.ts';
import { forgetTaps, tapsOf, watchTaps } from './taps.ts';

test.use(withMotion);

/** From a press to the next picture, on a cheap phone (issue "The moments a mother remembers"). */
const MAX_MS = 100;
const ROUNDS = 3;
/** Long enough for a slow answer to be seen. */
const SEEN_WITHIN_MS = 500;

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().tap();
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).last().tap();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).tap();

type Doing = (page: Page) => Promise<unknown>;
type Act = { name: string; at: string | ((round: number) => string); ready: Doing; act: Doing };

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const cards = (page: Page) => page.getByRole('article').first().waitFor();

/** What can be pressed that answers at once, each on a page that has come to rest. */
const ACTS: Act[] = [
  { name: 'the week opens', at: '/dashboard', ready: heading(/^Namaste/), act: button('See this week') },
  {
    name: 'the week after',
    at: '/dashboard',
    ready: async (page) => {
      await button('See this week')(page);
      await page.getByRole('dialog').waitFor();
    },
    act: button('The week after'),
  },
  { name: 'from tab to tab', at: '/dashboard', ready: heading(/^Namaste/), act: link('Sessions') },
  { name: 'the other list', at: '/sessions', ready: cards, act: tab('Completed') },
  {
    name: 'a card opens',
    at: '/sessions',
    ready: cards,
    act: (page) => page.getByRole('article').first().getByRole('link').first().tap(),
  },
  {
    name: 'enrolling',
    // A place is taken once.
    at: (round) => `/session/class-${round}`,
    ready: heading('A class'),
    act: button('Enroll Now'),
  },
  { name: 'sharing', at: '/session/kept', ready: heading('A kept place'), act: button('Share') },
];

/**
 * Takes each frame, as a screen does. Without a screen, Chromium keeps the frame of a spinner back until the server has
 * answered: "Enrolling…", drawn within 60 ms, was timed at 340 with an answer after 250.
 */
const takeFrames = async (browser: CDPSession) => {
  browser.on('Page.screencastFrame', ({ sessionId }) => {
    // The last frame may come as the page closes, when nobody waits for it.
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await browser.send('Page.startScreencast', { format: 'jpeg', quality: 1 });
};

test('each act is answered within a tenth of a second', { tag: '@trust' }, async ({ page, app }) => {
  test.setTimeout(6 * 60_000);
  page.setDefaultTimeout(6000);
  await app.become('sessions in number', { count: 12 });
  for (let round = 0; round < ROUNDS; round += 1)
    await app.become('a session exists', { slug: `class-${round}`, title: 'A class', startsIn: 600 });
  await app.become('a session exists', { slug: 'kept', title: 'A kept place', startsIn: 700 });
  await app.become('the user is enrolled', { slug: 'kept' });
  await comeBack(page, app);
  const { browser, steady } = await paceOf(page);
  await takeFrames(browser);
  const slowest = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, at, ready, act } of ACTS) {
      // Only what is measured is slow.
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(typeof at === 'string' ? at : at(round));
      await ready(page);
      await page.waitForLoadState('networkidle');
      await steady();
      await watchTaps(page);
      await forgetTaps(page);
      await act(page);
      await page.waitForTimeout(SEEN_WITHIN_MS);
      const { durations } = await tapsOf(page);
      slowest.set(name, [...(slowest.get(name) ?? []), Math.max(0, ...durations)]);
    }
  const medians = [...slowest].map(([name, all]) => ({
    name,
    ms: all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0,
  }));
  for (const { name, ms } of medians) console.log(`${name}: ${ms} ms`);
  expect(medians.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});
