/** Tests a consumer's page in Chromium. */
import type { Browser, Page } from 'playwright';
import { serveFiles, startNext } from './consumer-server.ts';
import type { Consumer } from './consumers.ts';

const CHECK_TIMEOUT_MS = 30_000;

/** Opens a page that reports the result of its self-test in `data-checked`, and returns its errors. */
const runSelfTest = async (page: Page, url: string, { texts = [], background }: Consumer) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main:not([data-checked=""])[data-checked]').waitFor({ timeout: CHECK_TIMEOUT_MS });
  const pageState = await page.evaluate(() => ({
    checked: document.querySelector('main')?.dataset['checked'] ?? '',
    picture: getComputedStyle(document.querySelector('[data-program="nutrition"]:empty') ?? document.body)
      .backgroundImage,
    background: getComputedStyle(document.body).backgroundColor,
    text: document.body.innerText,
  }));
  return [
    pageState.checked === 'passed' ? '' : `The page objects say: ${pageState.checked}`,
    (background ?? pageState.background) === pageState.background
      ? ''
      : `The page is ${pageState.background}, and not ${background} as its brand is.`,
    // Scripts and stylesheet are built separately: this shows whether their class names match.
    pageState.picture.includes('session-nutrition') ? '' : `The drawing is ${pageState.picture}.`,
    ...texts.map((text) =>
      pageState.text.includes(text) ? '' : `"${text}" is not on the page: ${pageState.text}`,
    ),
  ].filter(Boolean);
};

/** Collects the console errors of a page. */
const collectErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !url.endsWith('/favicon.ico'))
      errors.push(`The page complains: ${message.text()} ${url}`);
  });
  page.on('pageerror', ({ message }) => errors.push(`The page fails: ${message}`));
  return errors;
};

/** Runs a consumer, and returns its errors as sentences. */
export const findConsumerErrors = async (
  folder: string,
  consumer: Consumer,
  browser: Browser,
): Promise<string[]> => {
  const { output, journey } = consumer;
  const { url, stop } = output === undefined ? await startNext(folder) : await serveFiles(folder, output);
  const page = await browser.newPage();
  const errors = collectErrors(page);
  try {
    if (consumer.hasSelfTest) errors.push(...(await runSelfTest(page, url, consumer)));
    await journey?.(page, url);
  } finally {
    await page.close();
    stop();
  }
  return errors;
};
