import { enterPhone, newcomer, signIn } from './mother.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const widths = [
  { name: '320 px', viewport: { width: 320, height: 640 }, textSize: '100%' },
  { name: '360 px with 200 % text', viewport: { width: 360, height: 740 }, textSize: '200%' },
  { name: '1280 px', viewport: { width: 1280, height: 860 }, textSize: '100%' },
];
const memberPaths = ['/dashboard', '/sessions', '/session/preparing-for-labour'];

for (const { name, viewport, textSize } of widths)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((size) => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = size;
          });
        }, textSize);
      });

      test('nothing overflows and axe finds nothing before sign-in', async ({ page, app: _reset }) => {
        await page.goto('/signin');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await enterPhone(page, newcomer.phone);
        await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });

      test('nothing overflows and axe finds nothing after sign-in', async ({ page, app }) => {
        await signIn(page, app);
        for (const path of memberPaths) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('article').first()).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      });
    });
