import type { Page } from '@playwright/test';
import type { ReceivedRequest, AppServer } from './backend.ts';
import { withMotion } from './motion.ts';
import { addSessions } from './sessions.ts';
import { restoreSignedInState } from './test-user.ts';
import { expect, test } from './test.ts';

test.use(withMotion);

const LIST = '/api/user/sessions';
const cards = (page: Page) => page.getByRole('article');
const listCalls = async (app: AppServer): Promise<ReceivedRequest[]> =>
  (await app.requests()).filter(({ path, query }) => path === LIST && query['limit'] === '12');
const getQueries = async (app: AppServer) => (await listCalls(app)).map(({ query }) => query);
test.beforeEach(async ({ page, app }) => {
  await restoreSignedInState(page, app);
  await app.setProviderState('no sessions');
});

test('each list and each search sends one request', async ({ page, app }) => {
  await addSessions(app, 3);
  await app.setProviderState('a session is over', { slug: 'long-ago' });
  await test.step('the tab is in the URL, and each list sends one request [SE-02, SE-08, QC-06]', async () => {
    await page.goto('/sessions');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Upcoming', 'Completed']);
    expect(await getQueries(app)).toEqual([{ page: '1', limit: '12', upcoming: 'true' }]);
    expect((await listCalls(app))[0]).toMatchObject({ method: 'GET', authorized: true, body: null });
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(page).toHaveURL('/sessions?tab=completed');
    await expect(page.locator('a[href="/session/long-ago"]')).toBeVisible();
    const completed = (await getQueries(app)).slice(1);
    expect(completed.length).toBeGreaterThan(0);
    for (const query of completed) expect(Object.keys(query).toSorted()).toEqual(['limit', 'page']);
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expect(page).toHaveURL('/sessions');
    expect(await getQueries(app)).toHaveLength(1 + completed.length);
  });
  await test.step('a search is debounced, sends one request, and is not in the URL [SE-01, SE-04, G-13]', async () => {
    // Letter by letter in one task: a busy machine cannot pause between them.
    const search = page.getByRole('searchbox', { name: 'Search sessions' });
    await search.evaluate((field: HTMLInputElement, text) => {
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (let end = 1; end <= text.length; end += 1) {
        value?.set?.call(field, text.slice(0, end));
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }, 'Class 2');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Class 2' })).toHaveAttribute('href', '/session/class-2');
    expect((await getQueries(app)).filter(({ search: text }) => text !== undefined)).toEqual([
      { page: '1', limit: '12', upcoming: 'true', search: 'Class 2' },
    ]);
    expect(page.url()).not.toContain('Class');
  });
});

test('the next page is requested 200 px before the end, and only after a full page [SE-07, SE-09, SE-10]', async ({
  page,
  app,
}) => {
  await app.setProviderState('sessions in number', { count: 24 });
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
  const scrollTo = (beforeEnd: number) =>
    page.evaluate(async (distance) => {
      const frame = () => new Promise(requestAnimationFrame);
      // Repeated: cards get their height only near the viewport.
      for (let round = 0; round < 5; round += 1) {
        const lists = [...document.querySelectorAll('[role="tabpanel"] ul:has(article)')];
        const end = lists.at(-1)?.getBoundingClientRect().bottom ?? 0;
        window.scrollBy(0, end - window.innerHeight - distance);
        await frame();
        await frame();
      }
    }, beforeEnd);
  for (const distance of [500, 250]) {
    await scrollTo(distance);
    expect(await getQueries(app)).toHaveLength(1);
  }
  await scrollTo(190);
  await expect(cards(page)).toHaveCount(24);
  await page.mouse.wheel(0, 20_000);
  // The second page was full, so that a third is requested. It is empty and the last.
  await expect.poll(async () => (await getQueries(app)).length).toBe(3);
  await page.mouse.wheel(0, -5000);
  await page.mouse.wheel(0, 20_000);
  await expect(cards(page).last()).toBeInViewport();
  expect((await getQueries(app)).map((query) => query['page'])).toEqual(['1', '2', '3']);
  await test.step('twenty-four sessions take at most 4,000 px on a phone [SE-03, G-18]', async () => {
    const end = () =>
      cards(page)
        .last()
        .evaluate((card) => card.getBoundingClientRect().bottom + window.scrollY);
    await expect.poll(end).toBeLessThan(4000);
  });
});

test('Back restores the search, the scroll position and the focus on the card [SE-03]', async ({
  page,
  app,
}) => {
  await addSessions(app, 60);
  await page.goto('/sessions');
  await page.getByRole('searchbox').fill('Class');
  // Far enough from the end of its page that no further one is requested.
  const target = page.getByRole('link', { name: 'Class 26', exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(target).toBeAttached({ timeout: 300 });
  }).toPass();
  await target.scrollIntoViewIfNeeded();
  // Its position when it is pressed: cards above may still change height before.
  await target.evaluate((link) =>
    link.addEventListener('click', () => {
      document.documentElement.dataset['leftAt'] = String(link.getBoundingClientRect().top);
    }),
  );
  const requestsBefore = (await getQueries(app)).length;
  await target.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class 26' })).toBeVisible();
  const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
  await page.goBack();
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect.poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - leftAt)).toBeLessThan(4);
  await expect(page.getByRole('searchbox')).toHaveValue('Class');
  expect(await getQueries(app)).toHaveLength(requestsBefore);
});
