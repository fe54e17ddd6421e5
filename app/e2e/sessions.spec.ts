import type { Page } from '@playwright/test';
import type { ReceivedRequest, Served } from './backend.ts';
import { withMotion } from './motion.ts';
import { comeBack } from './test-user.ts';
import { expect, expectAccessible, test } from './test.ts';

test.use(withMotion);

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

test('T-06 after five pages in a row the user decides', async ({ page, app }) => {
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
  // Far enough from the end of what is loaded with it that the view does not ask for more.
  const target = page.getByRole('link', { name: 'Class 26', exact: true });
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
  await expect(page.getByRole('heading', { level: 1, name: 'Class 26' })).toBeVisible();
  const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
  await page.goBack();
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect.poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - leftAt)).toBeLessThan(4);
  await expect(page.getByRole('searchbox')).toHaveValue('Class');
  expect(await queriesOf(app)).toHaveLength(asked);
});

test('G-18 the list is told day by day, and a day’s name stays in sight', async ({ page, app }) => {
  await app.become('sessions in number', { count: 12 });
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
  const days = page.getByRole('heading', { level: 2 });
  await expect(days).toHaveCount(12);
  await expect(days.first()).toHaveText('Tomorrow');
  await expect(days.nth(1)).toHaveText(/^\w{3}, \d{1,2} \w+$/);
  // Tomorrow has a whole card, a later day rows.
  const heightOf = async (place: number) => (await cards(page).nth(place).boundingBox())?.height ?? 0;
  expect(await heightOf(0)).toBeGreaterThan(2 * (await heightOf(1)));
  const list = page.getByRole('tabpanel').getByRole('list').first();
  const { y = 0 } = (await list.boundingBox()) ?? {};
  await page.evaluate((distance) => window.scrollTo(0, distance), y + 150);
  await expect.poll(async () => (await days.first().boundingBox())?.y).toBe(0);
  await expectAccessible(page);
});

test('SE-03 G-18 forty-eight sessions are looked through in 8,000 px on a phone', async ({ page, app }) => {
  await app.become('sessions in number', { count: 48 });
  await page.goto('/sessions');
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(cards(page)).toHaveCount(48, { timeout: 300 });
  }).toPass();
  await expect
    .poll(() =>
      cards(page)
        .last()
        .evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY),
    )
    .toBeLessThan(8000);
});

test('SE-11 G-18 a programme is picked out of what is loaded, which it says, and Back keeps it', async ({
  page,
  app,
}) => {
  await app.become('no sessions');
  for (const [at, program] of (['Nutrition', 'Exercise', 'Nutrition'] as const).entries())
    await app.become('a session exists', { slug: `of-${at}`, title: `Class ${at}`, program });
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(3);
  const programmes = page.getByRole('group', { name: 'Programme' });
  await expect(programmes.getByRole('button')).toHaveText(['All', 'Nutrition', 'Exercise']);
  const asked = (await queriesOf(app)).length;
  const nutrition = programmes.getByRole('button', { name: 'Nutrition' });
  await nutrition.click();
  await expect(cards(page)).toHaveCount(2);
  await expect(nutrition).toHaveAttribute('aria-pressed', 'true');
  // All of it is loaded: there is nothing to add.
  await expect(page.getByText(/loaded so far/)).toHaveCount(0);
  expect(await queriesOf(app)).toHaveLength(asked);
  await page.getByRole('link', { name: 'Class 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class 2' })).toBeVisible();
  await page.goBack();
  await expect(nutrition).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(2);
  await programmes.getByRole('button', { name: 'All' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('T-26 a list that cannot be loaded is tried three times, then by the user', async ({ page, app }) => {
  await app.fail({ match: `GET ${LIST}?`, fault: { kind: 'html', status: 502 }, times: 20 });
  await page.goto('/sessions');
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible({ timeout: 15_000 });
  expect(await queriesOf(app)).toHaveLength(3);
  await app.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});
