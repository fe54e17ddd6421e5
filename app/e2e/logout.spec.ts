import type { Page } from '@playwright/test';
import type { AppServer } from './backend.ts';
import { giveConsent, hideAutomation, logOut, getEventNames } from './consent.ts';
import { readStoredEntries, findTexts } from './stored-keys.ts';
import { returning, signIn } from './test-user.ts';
import { expect, test, waitForWorker } from './test.ts';
import { recordCases } from './record-cases.ts';

test.use({ serviceWorkers: 'allow' });

const SLUG = 'preparing-for-labour';
const COMMENT = 'Calm and clear';
/** Another tab is signed out within this time (quality, "Several tabs"). */
const TAB_SYNC_MS = 1000;

/** Signs in, consents, enrols, gives feedback and edits the profile, so that all data of a user is stored. */
const createUserData = async (page: Page, app: AppServer) => {
  await hideAutomation(page);
  await signIn(page, app);
  await waitForWorker(page);
  await giveConsent(page);
  await expect.poll(() => getEventNames(app)).toContain('user_login');
  await page.goto(`/session/${SLUG}`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText(/^Your place is kept/)).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill(COMMENT);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Anu');
  const { id, uid, token } = await page.evaluate(() => ({
    id: (JSON.parse(localStorage.getItem('user_data') ?? '{}') as { id: string }).id,
    uid: (JSON.parse(localStorage.getItem('provider_user') ?? '{}') as { uid: string }).uid,
    token: localStorage.getItem('auth_token') ?? '',
  }));
  // The id is a short number that other texts contain as well: it is searched only where ids are written.
  return {
    everywhere: [
      returning.phone,
      returning.firstName,
      'Deshpande',
      COMMENT,
      '"Anu"',
      'phc_sandbox_',
      uid,
      token,
    ],
    id,
  };
};

type UserData = Awaited<ReturnType<typeof createUserData>>;

/** Cached files of the app may contain sessions but no user data; everything else may contain neither. */
const findUserData = async (page: Page, { everywhere, id }: UserData) => {
  const entries = await readStoredEntries(page);
  const files = entries.filter(({ location }) => location.startsWith('cache'));
  const others = entries.filter((entry) => !files.includes(entry));
  return {
    searched: entries.length,
    traces: [
      ...findTexts(files, everywhere),
      ...files
        .filter(({ location }) => /\/api\/|session\/|emulator/.test(location))
        .map(({ location }) => location),
      ...findTexts(others, [...everywhere, SLUG, `:${id}`, `"${id}"`, 'consent']),
    ],
  };
};

const expectNoUserData = async (page: Page, userData: UserData) => {
  let searched = 0;
  // The provider clears its database asynchronously.
  await expect(async () => {
    const result = await findUserData(page, userData);
    searched = result.searched;
    expect(result.traces).toEqual([]);
  }).toPass({ timeout: 10_000 });
  expect(searched).toBeGreaterThan(50);
  return searched;
};

test('logout removes all user data from storage, cookies and caches, in every tab [AN-08, T-25]', async ({
  page,
  app,
}) => {
  test.slow();
  const userData = await createUserData(page, app);
  const foundText = (await findUserData(page, userData)).traces.join('\n');
  // The search finds the data before logout.
  for (const location of ['in local', 'in session', 'in cookie', 'in database firebase'])
    expect(foundText).toContain(location);

  const other = await page.context().newPage();
  await other.goto(`/session/${SLUG}`);
  await expect(other.getByText(/^Your place is kept/)).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/signin', { timeout: TAB_SYNC_MS });
  await expect(other.getByText(returning.firstName)).toHaveCount(0);
  const searched = [await expectNoUserData(page, userData), await expectNoUserData(other, userData)];

  await page.goBack();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(returning.firstName)).toHaveCount(0);
  recordCases(12, searched[0]! + searched[1]!);
});
