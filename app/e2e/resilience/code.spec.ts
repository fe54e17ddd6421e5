import type { Page } from '@playwright/test';
import { enterCode, goToCodeScreen, returning } from '../test-user.ts';
import { expect, test } from '../test.ts';
import { recordCases } from '../record-cases.ts';

const onCodeScreen = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();

test(
  'Back and Forward between number and code preserve both [OT-21, T-22]',
  { tag: '@resilience' },
  async ({ page, app }) => {
    await goToCodeScreen(page, returning.phone);
    await page.goBack();
    await expect(page).toHaveURL('/signin');
    await page.goForward();
    await onCodeScreen(page);
    await page.goBack();
    await page.goForward();
    await enterCode(page, app, returning.phone);
    await expect(page).toHaveURL('/dashboard');
    // Back skips the code screen: its code has been used.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toHaveCount(0);
    recordCases(7, 2);
  },
);
