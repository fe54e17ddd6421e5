import { expect, type CDPSession } from '@playwright/test';
import { defaultMode } from '../modes.ts';
import { openStory } from '../screenshots/page.ts';
import { test } from '../screenshots/storybook-fixture.ts';

test.use({ viewport: { width: 320, height: 256 }, hasTouch: true, isMobile: true });

/** A vertical touch drag, as in a scroll. */
const dragByTouch = async (session: CDPSession, from: number, to: number) => {
  const steps = 12;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 120, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from + ((to - from) * step) / steps);
  await touch('touchEnd');
};

test('toasts that are higher than the window scroll by touch, and stay', async ({ page, origin }) => {
  await openStory(page, origin, 'feedback-toast-states--more-to-say', defaultMode);
  const toasts = page.getByRole('alertdialog');
  const countBeforeScroll = await toasts.count();
  const session = await page.context().newCDPSession(page);
  await dragByTouch(session, 200, 40);
  await expect(page.locator('[data-toast-host]')).not.toHaveJSProperty('scrollTop', 0);
  expect(await toasts.count()).toBe(countBeforeScroll);
});
