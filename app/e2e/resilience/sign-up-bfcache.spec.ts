import { logOut } from '../consent.ts';
import { readStoredEntries, findTexts } from '../stored-keys.ts';
import { enterCode, enterPhone, fillSignUp, unregisteredUser } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { recordCases } from '../record-cases.ts';

test(
  'the back/forward cache restores the form, but not after a session has ended [SU-01, T-25]',
  { tag: '@resilience' },
  async ({ page, context, app }) => {
    const returned: boolean[] = [];
    await page.exposeFunction('noteShown', (persisted: boolean) => returned.push(persisted));
    await page.addInitScript(() => {
      const { noteShown } = window as unknown as { noteShown: (persisted: boolean) => void };
      window.addEventListener('pageshow', ({ persisted }) => noteShown(persisted));
    });
    /** Without waiting for a load event, which a restored page does not fire. */
    const goBack = async () => {
      returned.length = 0;
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => returned).toContain(true);
    };

    await page.goto('/signin');
    await enterPhone(page, unregisteredUser.phone);
    await page.getByLabel('First name').fill(unregisteredUser.firstName);
    await page.goto('/about');
    await goBack();
    await expect(page.getByLabel('First name')).toHaveValue(unregisteredUser.firstName);

    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/signup');
    await fillSignUp(other);
    await other.getByRole('button', { name: 'Continue to Verification' }).click();
    await enterCode(other, app, unregisteredUser.phone);
    await expect(
      other.getByRole('heading', { name: `Namaste, ${unregisteredUser.firstName}` }),
    ).toBeVisible();
    await logOut(other);
    await goBack();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText('98765 43210')).toHaveCount(0);
    expect(
      findTexts(await readStoredEntries(page), [unregisteredUser.phone, unregisteredUser.firstName]),
    ).toEqual([]);
    recordCases(7, 2);
  },
);
