import type { Page } from '@playwright/test';
import type { ReceivedRequest, Served } from './backend.ts';
import { comeBack } from './test-user.ts';
import { expect, test } from './test.ts';

const LIST = '/api/user/sessions';
const cards = (page: Page) => page.getByRole('article');
const listCalls = async (app: Served): Promise<ReceivedRequest[]> =>
  (await app.requests()).filter(({ path, query }) => path === LIST && query['limit'] === '12');
const queriesOf = async (app: Served) => (await listCalls(app)).map(({ query }) => query);
const addSessions = async (app: Served, count: number) => {
  for (let number = 1; number <= count; number += 1)
    await app.become('a session exists', {
      slug: `class-${number}`,
      title: `Class ${number}`,
      startsIn: 60 + number,
    });
};

test.beforeEach(async ({ page, app }) => {
  await comeBack(page, app);
});

test('SE-02 SE-08 QC-06 the tab is in the address, and each list is asked for once', async ({
  page,
  app,
}) => {
  await app.become('no sessions');
  await addSessions(app, 3);
  await app.become('a session is over', { slug: 'long-ago' });
  await page.goto('/sessions');
  await expect(cards(page).first()).toBeVisible();
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Upcoming', 'Completed']);
  expect(await queriesOf(app)).toEqual([{ page: '1', limit: '12', upcoming: 'true' }]);
  expect((await listCalls(app))[0]).toMatchObject({ method: 'GET', authorized: true, body: null });

  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page).toHaveURL('/sessions?tab=completed');
  await expect(page.getByText('COMPLETED').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL('/sessions');
  const completed = (await queriesOf(app)).slice(1);
  expect(completed.length).toBeGreaterThan(0);
  for (const query of completed) expect(Object.keys(query).toSorted()).toEqual(['limit', 'page']);

  await page.goto('/sessions?tab=completed');
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
});

test('SE-01 SE-04 G-13 a search waits for a pause and is sent once', async ({ page, app }) => {
  await page.goto('/sessions');
  await expect(cards(page).first()).toBeVisible();
  // Letter by letter, without a pause that a busy machine could put between.
  await page.getByRole('searchbox', { name: 'Search sessions' }).evaluate((field: HTMLInputElement, text) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (let end = 1; end <= text.length; end += 1) {
      value?.set?.call(field, text.slice(0, end));
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, 'for labour');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Preparing for labour/ })).toHaveAttribute(
    'href',
    '/session/preparing-for-labour',
  );
  expect((await queriesOf(app)).filter(({ search }) => search !== undefined)).toEqual([
    { page: '1', limit: '12', upcoming: 'true', search: 'for labour' },
  ]);
  // Nothing she searches for stands in an address.
  expect(page.url()).not.toContain('labour');
});

test('SE-05 SE-06 the two empty texts', async ({ page, app }) => {
  await app.become('no sessions');
  await page.goto('/sessions');
  await expect(page.getByText('No upcoming sessions found', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByText('No completed sessions found', { exact: true })).toBeVisible();
});

test('SE-07 SE-09 another page only after a full one', async ({ page, app }) => {
  await app.become('no sessions');
  await addSessions(app, 24);
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
  await page.mouse.wheel(0, 20_000);
  await expect(cards(page)).toHaveCount(24);
  await page.mouse.wheel(0, 20_000);
  // The second page was full, so an empty third is asked for, and nothing after it.
  await expect.poll(async () => (await queriesOf(app)).length).toBe(3);
  await page.mouse.wheel(0, -5000);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByText('Class 24')).toBeInViewport();
  expect((await queriesOf(app)).map((query) => query['page'])).toEqual(['1', '2', '3']);
});

test('SE-10 more is asked for 200 px before the end, not earlier', async ({ page, app }) => {
  await app.become('no sessions');
  await addSessions(app, 24);
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
  const scrollTo = (beforeEnd: number) =>
    page.evaluate(async (distance) => {
      const frame = () => new Promise(requestAnimationFrame);
      // More than once: cards have their height only when they have been near the view.
      for (let round = 0; round < 5; round += 1) {
        const lists = [...document.querySelectorAll('[role="tabpanel"] ul:has(article)')];
        const end = lists.at(-1)?.getBoundingClientRect().bottom ?? 0;
        window.scrollBy(0, end - window.innerHeight - distance);
        await frame();
        await frame();
      }
    }, beforeEnd);
  await scrollTo(500);
  expect(await queriesOf(app)).toHaveLength(1);
  await scrollTo(250);
  expect(await queriesOf(app)).toHaveLength(1);
  await scrollTo(190);
  await expect(cards(page)).toHaveCount(24);
});

test('T-06 completed sessions behind full pages of others are found without a scroll', async ({
  page,
  app,
}) => {
  await app.become('no sessions');
  await addSessions(app, 36);
  await app.become('a session is over', { slug: 'long-ago' });
  await page.goto('/sessions?tab=completed');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('No completed sessions found')).toHaveCount(0);
  expect((await queriesOf(app)).map((query) => query['page'])).toEqual(['1', '2', '3', '4']);
});

test('T-06 after five pages in a row she decides', async ({ page, app }) => {
  await app.become('no sessions');
  await addSessions(app, 84);
  await app.become('a session is over', { slug: 'long-ago' });
  await page.goto('/sessions?tab=completed');
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  expect(await queriesOf(app)).toHaveLength(6);
  await expect(page.getByText('No completed sessions found')).toHaveCount(0);
  await more.click();
  await expect(cards(page)).toHaveCount(1);
});

test('SE-03 Back leads to the same card, with its search and the focus on it', async ({ page, app }) => {
  await app.become('no sessions');
  await addSessions(app, 60);
  await page.goto('/sessions');
  await page.getByRole('searchbox').fill('Class');
  const target = page.getByRole('link', { name: 'Class 31', exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(target).toBeAttached({ timeout: 300 });
  }).toPass();
  await target.scrollIntoViewIfNeeded();
  // Where it is when it is pressed: cards above it may still be taking their height when it is first seen.
  await target.evaluate((link) =>
    link.addEventListener('click', () => {
      document.documentElement.dataset['leftAt'] = String(link.getBoundingClientRect().top);
    }),
  );
  const asked = (await queriesOf(app)).length;
  await target.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class 31' })).toBeVisible();
  const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
  await page.goBack();
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect.poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - leftAt)).toBeLessThan(4);
  await expect(page.getByRole('searchbox')).toHaveValue('Class');
  expect(await queriesOf(app)).toHaveLength(asked);
});

test('T-26 a list that cannot be loaded is tried three times, then she tries again', async ({
  page,
  app,
}) => {
  await app.fail({ match: `GET ${LIST}?`, fault: { kind: 'html', status: 502 }, times: 20 });
  await page.goto('/sessions');
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible({ timeout: 15_000 });
  expect(await queriesOf(app)).toHaveLength(3);
  await app.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});
