import { SOURCE_LANGUAGE, languages } from '@janani/messages/src/language-list.ts';
import { expectPageHydrated, expectHydrated, holdScripts, publicPages } from './public.ts';
import { restoreSignedInState, unregisteredUser, returning } from './test-user.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

const prerendered = [...publicPages.map(({ path }) => path), '/home', '/signin'];

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable, and its menu and links work', async ({ page }) => {
    for (const { path, heading } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy');
      await page.locator('summary').click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Your Journey Free' }).click();
    await expect(page.locator('noscript main')).toBeInViewport();
    expect(await page.locator('body').innerText()).toContain('Janani needs JavaScript to sign you in');
    await expect(page.getByLabel('Phone number')).toBeHidden();
    await page.goto('/dashboard');
    await expect(page.locator('noscript main')).toBeInViewport();
    await expect(page.getByText('Loading...')).toBeHidden();
    // The Hindi pages as well.
    for (const { path } of publicPages) {
      await page.goto(path === '/' ? '/hi' : `/hi${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
    }
  });
});

test('every prerendered page hydrates without a mismatch and retains its elements', async ({ page }) => {
  for (const path of prerendered) {
    await page.unrouteAll();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const marked = path === '/signin' ? page.getByLabel('Phone number') : heading;
    await marked.evaluate((node) => node.setAttribute('data-first', ''));
    release();
    await (path === '/signin' ? expectHydrated(marked) : expectPageHydrated(page));
    await expect(marked).toHaveAttribute('data-first');
  }
});

test('input entered and submitted before the script has run is submitted once it has [RT-22]', async ({
  page,
  app,
}) => {
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const field = page.getByLabel('Phone number');
  await field.pressSequentially(unregisteredUser.phone);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click({ force: true });
  await expect(page).toHaveURL('/signin');
  expect(await app.requests()).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
  const checks = (await app.requests()).filter(({ path }) => path.endsWith('check-phone'));
  expect(checks).toHaveLength(1);
});

test('a signed-in user never sees the sign-in page that is prerendered in the document [RT-22, RT-17]', async ({
  page,
  app,
}) => {
  await restoreSignedInState(page, app);
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  // Before any script the document shows only that it is loading.
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a signed-in page shows its heading before its script has run, to its user only [RT-22, AU-04, T-25]', async ({
  page,
  app,
}) => {
  const frame = page.locator('#frame');
  const open = () => page.goto('/dashboard', { waitUntil: 'commit' });
  await page.goto('/robots.txt');
  const release = await holdScripts(page);
  await open();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(frame).toHaveCount(0);

  await restoreSignedInState(page, app);
  await open();
  await expect(frame.locator('h1')).toHaveText(`Namaste, ${returning.firstName}`);
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByText('Loading...')).toBeVisible();

  await test.step('a logout in another tab removes the heading', async () => {
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.removeItem('user_data'));
    await expect(frame).toHaveCount(0);
    await other.evaluate(() => localStorage.setItem('user_data', '{"id":'));
    await other.close();
    await open();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(frame).toHaveCount(0);
  });

  await restoreSignedInState(page, app);
  await open();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await frame.locator('h1').boundingBox();
  release();
  await expect(heading).toHaveText(`Namaste, ${returning.firstName}`);
  await expect(frame).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
});

test('a session shows its saved title before its script has run, to the user who is enrolled [RT-22, T-25]', async ({
  page,
  app,
}) => {
  const frame = page.locator('#frame');
  const heading = page.getByRole('heading', { level: 1 });
  const path = '/session/preparing-for-labour';
  await page.goto('/robots.txt');
  await restoreSignedInState(page, app);
  // The page saves the timetable of an enrolled user; here it is saved as that page saves it.
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user_data') ?? '') as { id: string };
    const saved = [{ slug: 'preparing-for-labour', title: 'Preparing for labour' }];
    localStorage.setItem(`timetable:${id}`, JSON.stringify(saved));
  });
  const release = await holdScripts(page);
  await page.goto('/session/another', { waitUntil: 'commit' });
  await expect(frame).toBeAttached();
  await expect(frame.locator('h1')).toHaveText('');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(frame.locator('h1')).toHaveText('Preparing for labour');
  const before = await frame.locator('h1').boundingBox();
  release();
  await expect(heading).toHaveText(/\S/);
  await expect(frame).toHaveCount(0);
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(4);
});

test.describe('theme [G-14]', () => {
  test.use({ colorScheme: 'light' });
  test('the user’s choice applies before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(27, 11, 19)',
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await expectNoSidewaysScroll(page);
  });
});

test('every prerendered page has its own head; every other path is the bare shell', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of prerendered) {
    const html = await (await request.get(path)).text();
    const canonical = path === '/home' ? '/' : path;
    expect(html).toContain(`<link rel="canonical" href="https://janani.example${canonical}" />`);
    expect(html).toContain(`<meta property="og:url" content="https://janani.example${canonical}" />`);
    expect(html).toContain('content="https://janani.example/social-card-en.png"');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,170}" \/>/);
    expect(html).not.toMatch(/ style="|<link rel="stylesheet"(?![^>]*disabled)/);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org', name: 'Janani' });
      expect(data).not.toMatch(/rating|price|review/i);
    }
  }
  expect(titles.size).toBe(prerendered.length - 1);
  for (const path of ['/nowhere', '/dashboard', '/session/about.html']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('data-page');
  }
});

/** Of every language in the sandbox, including drafts. */
const prefixes = Object.keys(languages).map((language) =>
  language === SOURCE_LANGUAGE ? '' : `/${language}`,
);

test('robots, sitemap, manifest, icons and social cards are served', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://janani.example/sitemap.xml',
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(
    prefixes.flatMap((prefix) =>
      publicPages.map(({ path }) => `https://janani.example${path === '/' ? prefix || path : prefix + path}`),
    ),
  );
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/sessions', '/dashboard', '/free-access']);
  const hindi = (await (await request.get('/hi/manifest.webmanifest')).json()) as typeof manifest;
  for (const src of [
    ...manifest.icons.map((icon) => icon.src),
    ...[...manifest.screenshots, ...hindi.screenshots].map((screenshot) => screenshot.src),
    '/apple-touch-icon.png',
    '/social-card-en.png',
    '/social-card-hi.png',
  ]) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toMatch(/^image\//);
    expect((await response.body()).byteLength).toBeLessThan(150_000);
  }
});
