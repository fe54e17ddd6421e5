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
  await app.become('the mother is enrolled', { slug });
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

test('T-35 a running session: its page and both lists draw it as live, and none as completed', async ({
  page,
  app,
}) => {
  await place(app, 'running', -10);
  const card = page.getByRole('article').filter({ hasText: TITLE });
  await page.goto('/session/running');
  await expect(page.getByText('Happening now', { exact: true })).toBeVisible();
  await expect(page.getByText('COMPLETED')).toHaveCount(0);
  await page.goto('/sessions?tab=completed');
  await expect(card.getByText('Happening now', { exact: true })).toBeVisible();
  await expect(card.getByText('COMPLETED')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/sessions');
  await expect(lines(page).getByRole('link', { name: `Join Session: ${TITLE}` })).toBeInViewport();
  await expect(card.getByText('Happening now', { exact: true })).toBeVisible();
  await lines(page).getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page).toHaveURL('/session/running');
});

test('T-35 a session that begins soon says so on its page, and a place in it on the dashboard at once', async ({
  page,
  app,
}) => {
  await app.become('a session exists', { slug: 'soon', title: TITLE, startsIn: 10, duration: 30 });
  await page.goto('/session/soon');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByRole('link', { name: /Join Session/ })).toBeVisible();
  await expect(page.getByText(/^Starts in \d+ minutes$/)).toBeVisible();
  await page.getByRole('link', { name: 'All sessions' }).click();
  await expect(lines(page)).toContainText(/Starts in \d+ minutes/);
});
