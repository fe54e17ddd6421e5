import { expect } from '@playwright/test';
import { numberFieldPage } from '../../packages/ui/src/testing/playwright/index.ts';
import { test } from '../screenshots/storybook-fixture.ts';

test('a number field is stepped and filled by its label', async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html?id=fields-numberfield-states--all-states&viewMode=story`);
  const field = numberFieldPage(page, 'Below zero');
  await field.increase();
  await expect(field.element).toHaveValue('-2');
  await field.decrease();
  await field.decrease();
  await expect(field.element).toHaveValue('-3');
  await field.fill(7.5);
  await expect(field.element).toHaveValue('7.5');
});
