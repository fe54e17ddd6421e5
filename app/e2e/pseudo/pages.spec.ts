import type { Page } from '@playwright/test';
import { removePseudoTranslations } from '@janani/messages/src/pseudo.ts';
import { routesFor } from '../../src/routes/routes.ts';
import { restoreSignedInState, memberPaths, unregisteredUser, returning } from '../test-user.ts';
import { expect, expectNoSidewaysScroll, expectNoTextCut, test } from '../test.ts';
import { addEnglish, collectServerTexts, getTexts } from '../app-texts.ts';

/** The language that carries the pseudo-localised texts (app/scripts/build-pseudo.ts). */
const LANGUAGE = 'ta';
const NARROW = { width: 320, height: 640 };

/** The name of the signed-in user. */
const NAMES = ['Ananya', 'Deshpande', 'AD'];

test.use({ viewport: NARROW, locale: 'ta-IN' });

/** The texts that contain a word from neither a catalogue nor the server. */
const findUntranslatedTexts = async (page: Page, serverTexts: () => Promise<string[]>): Promise<string[]> => {
  const { texts, foreign } = await getTexts(page, LANGUAGE);
  const known = [...(await serverTexts()), ...foreign, ...NAMES].toSorted(
    (one, other) => other.length - one.length,
  );
  return [...new Set(texts)].filter((text) =>
    /[A-Za-z]{2,}/.test(
      known.reduce((left, knownText) => left.replaceAll(knownText, ' '), removePseudoTranslations(text)),
    ),
  );
};

const expectFullyTranslated = async (page: Page, serverTexts: () => Promise<string[]>) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('⟦');
  await page.waitForLoadState('networkidle');
  expect(await findUntranslatedTexts(page, serverTexts)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNoTextCut(page);
};

const publicPaths = [...routesFor('public'), ...routesFor('guest')].map(({ path }) => path);

for (const path of publicPaths)
  test(`${path}: every text is in a catalogue, and none is cut off at 320 px`, async ({ page }) => {
    const serverTexts = collectServerTexts(page);
    await page.goto(`/${LANGUAGE}${path === '/' ? '' : path}`);
    await expectFullyTranslated(page, serverTexts);
  });

for (const path of memberPaths)
  test(`${path}: every text is in a catalogue, and none is cut off at 320 px`, async ({ page, app }) => {
    await restoreSignedInState(page, app);
    const serverTexts = collectServerTexts(page);
    await page.goto(`/${LANGUAGE}${path}`);
    await expectFullyTranslated(page, serverTexts);
  });

const phone = (page: Page) => page.locator('input[type="tel"]');
const submit = (page: Page) => page.locator('main button[type="submit"]');

test('/signin and /signup: every validation error is in a catalogue, and none is cut off', async ({
  page,
}) => {
  const serverTexts = collectServerTexts(page);
  await page.goto(`/${LANGUAGE}/signin`);
  await expectFullyTranslated(page, serverTexts);
  await phone(page).fill('12');
  await phone(page).blur();
  await expectFullyTranslated(page, serverTexts);
  await phone(page).fill(unregisteredUser.phone);
  await submit(page).click();
  await expect(page).toHaveURL(`/${LANGUAGE}/signup`);
  await expectFullyTranslated(page, serverTexts);
  const fields = page.locator('main input:not([type="hidden"])');
  // Counted in each round: a field that loads late replaces a simpler one.
  for (let index = 0; index < (await fields.count()); index += 1) {
    await fields.nth(index).focus();
    await fields.nth(index).blur();
  }
  await expectFullyTranslated(page, serverTexts);
});

test('/otp: the texts for a wrong code are in a catalogue, and none is cut off', async ({ page }) => {
  const serverTexts = collectServerTexts(page);
  await page.goto(`/${LANGUAGE}/signin`);
  await phone(page).fill(returning.phone);
  await submit(page).click();
  await expect(page).toHaveURL(`/${LANGUAGE}/otp`);
  await expectFullyTranslated(page, serverTexts);
  await page.locator('main input').first().fill('000000');
  await submit(page).click();
  await expect(page.getByRole('alertdialog').first()).toBeVisible();
  await expectFullyTranslated(page, serverTexts);
});

test('the account menu: every text is in a catalogue, and none is cut off', async ({ page, app }) => {
  await restoreSignedInState(page, app);
  const serverTexts = collectServerTexts(page);
  await page.goto(`/${LANGUAGE}/dashboard`);
  await page.locator('header button[aria-haspopup]').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFullyTranslated(page, serverTexts);
});

test('the search finds a word without a catalogue entry on screen and in an accessible name', async ({
  page,
}) => {
  await page.goto(`/${LANGUAGE}/about`);
  await addEnglish(page);
  expect(await findUntranslatedTexts(page, () => Promise.resolve([]))).toEqual(['Seen', 'Heard']);
});
