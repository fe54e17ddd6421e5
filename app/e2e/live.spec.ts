import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { withMotion } from './motion.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use(withMotion);

const TITLE = 'Breathing for labour';
const card = (page: Page) => page.getByRole('article', { name: 'Your next session' });
/** The live region for this session. */
const liveRegion = (page: Page) => page.getByRole('status').filter({ hasText: TITLE });

const addEnrolment = async (app: AppServer, slug: string, startsIn: number) => {
  await app.setProviderState('a session exists', { slug, title: TITLE, startsIn, duration: 30 });
  await app.setProviderState('the user is enrolled', { slug });
};

test.beforeEach(async ({ page, app }) => {
  await app.setProviderState('no sessions');
  await restoreSignedInState(page, app);
});

test('an enrolled session starts and ends on the dashboard without a request [G-17]', async ({
  page,
  app,
}) => {
  await addEnrolment(app, 'soon', 12);
  await page.clock.install();
  await page.goto('/dashboard');
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
