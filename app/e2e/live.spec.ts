import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { MAX_SHIFT, getLayoutShift, observeLayoutShift } from './layout-shift.ts';
import { withMotion } from './motion.ts';
import { addSessions } from './sessions.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use(withMotion);

const TIMETABLE = 'timetable:7';
const TITLE = 'Breathing for labour';
const card = (page: Page) => page.getByRole('article', { name: 'Your next session' });
/** The live region for this session. */
const liveRegion = (page: Page) => page.getByRole('status').filter({ hasText: TITLE });

const addEnrolment = async (app: AppServer, slug: string, startsIn: number) => {
  await app.setProviderState('a session exists', { slug, title: TITLE, startsIn, duration: 30 });
  await app.setProviderState('the user is enrolled', { slug });
};

test.beforeEach(({ page, app }) => restoreSignedInState(page, app));

test('on a device without saved sessions, one that begins soon or runs pushes nothing down [G-17]', async ({
  page,
  app,
}) => {
  // A first page of twelve with one completed session, which runs, and others on the next two.
  await addSessions(app, 10);
  await addEnrolment(app, 'soon', 12);
  await addEnrolment(app, 'running', -5);
  for (let number = 1; number <= 13; number += 1)
    await app.setProviderState('a session exists', {
      slug: `over-${number}`,
      program: number % 2 ? 'Nutrition' : 'Wellness',
      startsIn: -1440 * number,
    });
  // Slow enough for a paint between two pages.
  await app.fail({ match: 'GET /api/user/sessions', fault: { kind: 'delay', ms: 300 }, times: 99 });
  await observeLayoutShift(page);
  for (const [path, width] of [
    ['/sessions?tab=completed', 768],
    ['/sessions?tab=completed', 360],
    ['/sessions', 360],
    ['/dashboard', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.waitForFunction((key) => localStorage.getItem(key), TIMETABLE);
    await page.waitForLoadState('networkidle');
    // It can be joined from the list.
    await expect(page.getByRole('link', { name: `Join Session ${TITLE}` })).toBeVisible();
    expect(await getLayoutShift(page), path).toBeLessThan(MAX_SHIFT);
    // The next page finds nothing saved either.
    await page.evaluate((key) => localStorage.removeItem(key), TIMETABLE);
  }
});

test('an enrolled session starts and ends on the dashboard without a request [G-17]', async ({
  page,
  app,
}) => {
  await app.setProviderState('no sessions');
  await addEnrolment(app, 'soon', 12);
  await page.clock.install();
  await page.goto('/dashboard');
  await page.waitForFunction((key) => localStorage.getItem(key), TIMETABLE);
  await page.reload();
  await expect(card(page)).toContainText(/Starts in 1[1-3] minutes/);
  const join = card(page).getByRole('link', { name: `Join Session ${TITLE}` });
  await expect(join).toHaveAttribute('href', 'https://meet.example/soon');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(card(page)).toContainText('Opens meet.example');
  await expect(liveRegion(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const requestsBefore = await app.requests();

  await page.clock.fastForward('08:00');
  await expect(liveRegion(page)).toHaveText(`${TITLE} starts in a few minutes.`);
  await page.clock.fastForward('05:00');
  await expect(card(page)).toContainText('Happening now');
  await expect(liveRegion(page)).toHaveText(`${TITLE} is happening now.`);
  // The card has no live badge (DB-11).
  await expect(page.getByText('Live Now')).toHaveCount(0);
  await expect(join).toBeInViewport();
  await page.clock.fastForward('30:00');
  await expect(card(page)).toHaveCount(0);
  expect(await app.requests()).toEqual(requestsBefore);
});
