/** A consumer's page, as Chromium shows it. */
import { type Browser, type Page, chromium } from 'playwright';
import { serveFiles, startNext } from './consumer-server.ts';
import type { Consumer } from './consumers.ts';
import { browserOptions } from '../../packages/dev-support/src/browser-options.ts';

const CHECK_TIMEOUT_MS = 30_000;

/** The page that says of itself whether its parts work, in `data-checked`. */
const checkItself = async (page: Page, url: string, { texts = [], background }: Consumer) => {
  const problems: string[] = [];
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => (document.querySelector('main')?.dataset['checked'] ?? '') !== '',
    undefined,
    { timeout: CHECK_TIMEOUT_MS },
  );
  const seen = await page.evaluate(() => ({
    checked: document.querySelector('main')?.dataset['checked'] ?? '',
    token: getComputedStyle(document.documentElement).getPropertyValue('--janani-color-primary'),
    picture: getComputedStyle(document.querySelector('[data-program="nutrition"]:empty') ?? document.body)
      .backgroundImage,
    background: getComputedStyle(document.body).backgroundColor,
    text: document.body.innerText,
  }));
  if (seen.checked !== 'passed') problems.push(`The page objects say: ${seen.checked}`);
  if (seen.token === '') problems.push('The theme’s variables are not on the page.');
  if (background !== undefined && seen.background !== background)
    problems.push(`The page is ${seen.background}, and not ${background} as its brand is.`);
  for (const text of texts)
    if (!seen.text.includes(text)) problems.push(`"${text}" is not on the page: ${seen.text}`);
  // Scripts and stylesheet are built apart: this one shows whether they agree on class names.
  if (!seen.picture.includes('session-nutrition')) problems.push(`The drawing is ${seen.picture}.`);
  return problems;
};

/** Collects what a page complains of while it is used. */
const watch = (page: Page) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isFavicon)
      problems.push(`The page complains: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`The page fails: ${message}`));
  page.on('requestfailed', (request) => {
    // A router gives up what it fetched ahead and no longer needs.
    const isGivenUp =
      request.resourceType() === 'fetch' && request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isGivenUp) problems.push(`${request.url()} was not delivered.`);
  });
  return problems;
};

/** What is wrong with a consumer, as sentences. */
export const problemsOf = async (folder: string, consumer: Consumer, browser: Browser): Promise<string[]> => {
  const { output, journey } = consumer;
  const { url, stop } = output === undefined ? await startNext(folder) : await serveFiles(folder, output);
  const page = await browser.newPage();
  const problems = watch(page);
  try {
    if (consumer.checksItself) problems.push(...(await checkItself(page, url, consumer)));
    await journey?.(page, url);
  } finally {
    await page.close();
    stop();
  }
  return problems;
};

export const launch = (executablePath: string) => chromium.launch({ ...browserOptions, executablePath });
