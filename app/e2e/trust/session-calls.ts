import type { Page } from '@playwright/test';
import { comeBack, signIn } from '../test-user.ts';
import { expect, toast } from '../test.ts';
import { type Call, type Expected, type Stage, serverWordsOr } from './call.ts';
import { type FaultName, faultNames, serverSays } from './faults.ts';

/** In the seeded backend. */
export const session = { slug: 'preparing-for-labour' };
const LONG_MS = 20_000;

/** One text for whatever happens, save what ends her session (decision G-16). */
const always = (text: string): Record<FaultName, Expected> => ({
  ...(Object.fromEntries(faultNames.map((fault) => [fault, { says: [text] }])) as Record<
    FaultName,
    Expected
  >),
  '10 s stall': 'works',
  '401': { says: ['Please sign in again'] },
});

const hasEnded = (page: Page) => new URL(page.url()).pathname === '/signin';
const saidOnPage = async ({ page }: Stage, text: string) => {
  // Two retries, of 1 s and 2 s, come first (decision T-26).
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: LONG_MS });
};
/** Where the session has ended the way back is signing in, else it is `button`, with all of the page around. */
const wayBack =
  (button: (page: Page) => Promise<void>) =>
  async ({ page }: Stage) => {
    if (hasEnded(page)) return expect(page.getByLabel('Phone number')).toBeEditable();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    return button(page);
  };
const again = (prepare: Call['prepare'], act: Call['act'], press: Call['act']) => async (stage: Stage) => {
  if (!hasEnded(stage.page)) return press(stage);
  await prepare(stage);
  return act(stage);
};
const tryAgain = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Try again' }).click({ timeout: 5000 });

/** A short list, without pictures from another host. */
const classes = { one: 'Class 1', two: 'Class 2' };
/** She comes back to a browser that knows her; where a page of hers is open she was sent out, and signs in again. */
const beSignedIn = ({ page, app }: Pick<Stage, 'page' | 'app'>) =>
  page.url() === 'about:blank' ? comeBack(page, app) : signIn(page, app);

const haveClasses = async ({ page, app }: Stage) => {
  await app.become('no sessions');
  await app.become('a session exists', { slug: 'class-1', title: classes.one, startsIn: 60 });
  await app.become('a session exists', { slug: 'class-2', title: classes.two, startsIn: 90 });
  await app.become('a session is over', { slug: 'long-ago' });
  await beSignedIn({ page, app });
};

const openCompleted = async (stage: Stage) => {
  await haveClasses(stage);
  await stage.page.goto('/sessions?tab=completed');
  await expect(stage.page.getByRole('article').first()).toBeVisible();
};
const chooseUpcoming = ({ page }: Stage) => page.getByRole('tab', { name: 'Upcoming' }).click();

/** The script of the page is there; the session is not. */
const openList = async (stage: Stage) => {
  await haveClasses(stage);
  await stage.page.goto('/session/class-2');
  await stage.page.getByRole('link', { name: 'All sessions' }).first().click();
  await expect(stage.page.getByRole('article').first()).toBeVisible();
};
const openSession = ({ page }: Stage) => page.getByRole('link', { name: classes.one, exact: true }).click();
const openAgain = async (stage: Stage) => {
  const { page } = stage;
  // What is gone is not asked for again.
  if (await page.getByRole('button', { name: 'Try again' }).isVisible()) return tryAgain(stage);
  await page.getByRole('link', { name: 'All sessions' }).last().click();
  return openSession(stage);
};

const openFree = async ({ page, app }: Stage) => {
  await beSignedIn({ page, app });
  await page.goto(`/session/${session.slug}`);
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  // What shows toasts comes once the page has come to rest: the fault is of the call, and not of that file.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/ToastRegion/.test(name)),
  );
};
const enroll = ({ page }: Stage) => page.getByRole('button', { name: 'Enroll Now' }).click();

/** Calls 7 to 9, on the screens that make them. */
export const sessionCalls: Call[] = [
  {
    name: 'T-26 #7 sessions',
    target: { backend: 'GET /api/user/sessions?' },
    prepare: openCompleted,
    act: chooseUpcoming,
    expected: always('The sessions could not be loaded.'),
    expectSaid: saidOnPage,
    expectIdle: wayBack((page) => expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()),
    // Back in the network the list asks again by itself (QC-07), and the button is gone.
    actAgain: again(openCompleted, chooseUpcoming, (stage) => tryAgain(stage).catch(() => {})),
    expectDone: ({ page }) =>
      expect(page.getByRole('tabpanel', { name: 'Upcoming' }).getByRole('article').first()).toBeVisible({
        timeout: LONG_MS,
      }),
  },
  {
    name: 'SD-06 T-26 #8 one session',
    target: { backend: 'GET /api/user/sessions/class-1' },
    prepare: openList,
    act: openSession,
    expected: always('Session not found'),
    expectSaid: saidOnPage,
    expectIdle: wayBack((page) =>
      expect(page.getByRole('main').getByRole('link', { name: 'All sessions' })).toBeVisible(),
    ),
    actAgain: again(openList, openSession, openAgain),
    expectDone: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: classes.one })).toBeVisible({ timeout: LONG_MS }),
  },
  {
    name: 'SD-07 SD-13 #9 enroll',
    target: { backend: `POST /api/user/sessions/${session.slug}/enroll` },
    prepare: openFree,
    act: enroll,
    expected: {
      ...serverWordsOr('Your place could not be saved. Please try again.', serverSays),
      '401': { says: ['Please sign in again'] },
    },
    expectSaid: async ({ page }, text) => {
      await expect(toast(page, text).first()).toBeVisible({ timeout: LONG_MS });
    },
    expectIdle: wayBack((page) => expect(page.getByRole('button', { name: 'Enroll Now' })).toBeEnabled()),
    actAgain: again(openFree, enroll, enroll),
    expectDone: ({ page }) =>
      expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible({ timeout: LONG_MS }),
  },
];
