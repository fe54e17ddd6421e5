import { expect, type Page } from '@playwright/test';
import type { Served } from './backend.ts';

/** The mother of the seeded backend. */
export const returning = { phone: '9811122233', firstName: 'Ananya' };
/** A number nobody has used. */
export const newcomer = { phone: '9876543210', firstName: 'Meera', lastName: 'Kulkarni' };

export const enterPhone = async (page: Page, phone: string) => {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

export const enterCode = async (page: Page, app: Served, phone: string) => {
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.getByLabel('Verification code').pressSequentially(await app.codeFor(phone));
  await page.getByRole('button', { name: 'Verify & Continue' }).click();
};

/** Signs the seeded mother in, as she would. */
export const signIn = async (page: Page, app: Served) => {
  await page.goto('/signin');
  await enterPhone(page, returning.phone);
  await enterCode(page, app, returning.phone);
  await expect(page.getByRole('heading', { name: `Namaste, ${returning.firstName}` })).toBeVisible();
};
