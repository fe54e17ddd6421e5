import { logOut } from './consent.ts';
import { fatima, signUpElsewhere } from './people.ts';
import { comeBack, enterCode, enterPhone } from './test-user.ts';
import { expect, test } from './test.ts';

test('the next user of a tab is not offered the page that Back led to [T-24, T-25]', async ({
  page,
  app,
}) => {
  await signUpElsewhere(app, fatima);
  await comeBack(page, app);
  await page.goto('/session/preparing-for-labour');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await logOut(page);
  await page.goBack();
  await enterPhone(page, fatima.phone);
  await enterCode(page, app, fatima.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${fatima.firstName}` })).toBeVisible();
  await expect(page.getByText('Continue where you left off')).toHaveCount(0);
});
