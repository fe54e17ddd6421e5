import type { Page } from '@playwright/test';
import type { Served } from './backend.ts';
import { withMotion } from './motion.ts';
import { comeBack } from './test-user.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use(withMotion);

const TITLE = 'Breathing for labour';
const lines = (page: Page) => page.getByRole('region', { name: 'Your live sessions' });
/** What a screen reader is told; the rest of the page says other things. */
const news = (page: Page) => page.getByRole('status').filter({ hasText: TITLE });

const place = async (app: Served, slug: string, startsIn: number) => {
  await app.become('a session exists', { slug, title: TITLE, startsIn, duration: 30 });
  await app.become('the user is enrolled', { slug });
};

test.beforeEach(async ({ page, app }) => {
  await app.become('no sessions');
  await comeBack(page, app);
});

test('G-17 a session with a place begins and ends on the dashboard by itself, without a call', async ({
  page,
  app,
}) => {
  await place(app, 'soon', 12);
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(lines(page)).toContainText(/Starts in 1[1-3] minutes/);
  const join = lines(page).getByRole('link', { name: `Join Session: ${TITLE}` });
  await expect(join).toHaveAttribute('href', 'https://meet.example/soon');
  await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(lines(page)).toContainText('Opens meet.example');
  await expect(news(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const asked = await app.requests();

  await page.clock.fastForward('08:00');
  await expect(news(page)).toHaveText(`${TITLE} starts in a few minutes.`);
  await page.clock.fastForward('05:00');
  await expect(lines(page)).toContainText('Happening now');
  await expect(news(page)).toHaveText(`${TITLE} is happening now.`);
  // The badge of the card stays as it is (DB-11).
  await expect(page.getByText('Live Now')).toHaveCount(0);
  await expect(join).toBeInViewport();
  await page.clock.fastForward('30:00');
  await expect(lines(page)).toHaveCount(0);
  expect(await app.requests()).toEqual(asked);
});
