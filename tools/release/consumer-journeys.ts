/** Journeys of a user through the consumers without a self-test; each throws on a defect. */
import type { Page } from 'playwright';

const WAIT_MS = 10_000;

const expectText = async (page: Page, text: string) => {
  await page.getByText(text).first().waitFor({ timeout: WAIT_MS });
};

const expectBackground = async (page: Page, colour: string) => {
  const backgroundColor = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  if (backgroundColor !== colour)
    throw new Error(`The page is ${backgroundColor} instead of ${colour}, the colour of its brand.`);
};

/** A form with React Hook Form in Tamil, in the dark theme of a second brand. */
export const registerInTamil = async (page: Page, url: string) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${url}?lang=ta-IN`);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectText(page, '9 பிழைகள்');
  await expectText(page, '(விருப்பம்)');
  await expectBackground(page, 'rgb(26, 7, 36)');
  await page.getByRole('link', { name: /^Name/ }).press('Enter');
  await page.keyboard.type('ஆஷா');
  await expectText(page, '8 பிழைகள்');
};

/** Server components, links of the framework, and a server action. */
const joinWithScript = async (page: Page, url: string) => {
  await page.goto(`${url}plans`);
  await expectText(page, '€14.50');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('link', { name: 'Join now' }).click();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('link', { name: 'Name: Enter your name' }).waitFor({ timeout: WAIT_MS });
  if (!(await page.evaluate(() => 'isSamePage' in globalThis)))
    throw new Error('A link of the package reloaded the page: it did not use the link component of Next.');
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'Join' }).click();
  await expectText(page, 'Joined');
};

/** The same form without JavaScript: React responds with the page. */
const joinWithoutScript = async (page: Page, url: string) => {
  const browser = page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('There is no browser for a page without JavaScript.');
  const plain = await context.newPage();
  await plain.goto(`${url}join`);
  await plain.getByRole('button', { name: 'Join' }).click();
  await expectText(plain, 'Enter your name');
  await context.close();
};

export const joinOnNext = async (page: Page, url: string) => {
  await joinWithScript(page, url);
  await joinWithoutScript(page, url);
};
