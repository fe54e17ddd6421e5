import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { PLAYGROUND_MARKERS } from '../../app/playground/markers.ts';
import { otpInputPage } from '../../packages/ui/src/testing/playwright/index.ts';
import { test as storybookTest } from '../screenshots/storybook-fixture.ts';

const playgroundFolder = join(import.meta.dirname, '../../app/dist/playground');

/** The playground, opened. A console message or a request to another host fails the test. */
const test = storybookTest.extend<{ playgroundPage: Page }>({
  playgroundPage: async ({ page, origin }, provide) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const { protocol, origin: requestedOrigin } = new URL(request.url());
      if (protocol !== 'data:' && requestedOrigin !== origin) errors.push(`requested ${request.url()}`);
    });
    await page.goto(`${origin}/playground/index.html`);
    await provide(page);
    expect(errors).toEqual([]);
  },
});

const enterCode = async (page: Page, code: string) => {
  await otpInputPage(page, 'Verification code').fill(code);
  await page.locator('button[type="submit"]').click();
};

const signIn = async (page: Page) => {
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Phone number').fill('9811122233');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await enterCode(page, '123456');
  await expect(page.getByRole('heading', { name: 'Namaste, Ananya' })).toBeVisible();
};

test('the playground states that it is a demonstration, and accepts every code except 000000', async ({
  playgroundPage: page,
}) => {
  await expect(page.getByText('Demonstration: nothing here is real')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Phone number').fill('9811122233');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await enterCode(page, '000000');
  await expect(page.getByText('That code is not right').first()).toBeVisible();
  await enterCode(page, '123456');
  await expect(page.getByRole('heading', { name: 'Namaste, Ananya' })).toBeVisible();
});

test('the playground in another language loads a document that exists, and the enrolment persists', async ({
  playgroundPage: page,
  origin,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Sessions' }).first().click();
  await page.getByRole('article').filter({ hasNotText: 'Enrolled' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Your place is kept')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.evaluate((url) => window.location.assign(url), `/hi${pathname}`);
  await expect(page).toHaveURL(`${origin}/hi${pathname}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByText('आपकी जगह पक्की है')).toBeVisible();
});

test('the playground contains the markers that a production build must not contain', () => {
  const files = globSync('**/*.js', { cwd: playgroundFolder }).map((file) =>
    readFileSync(join(playgroundFolder, file), 'utf8'),
  );
  expect(files.some((text) => PLAYGROUND_MARKERS.test(text))).toBe(true);
});
