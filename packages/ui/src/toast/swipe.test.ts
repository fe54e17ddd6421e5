import { describe, expect, it } from 'vitest';
import { isDismissal, SWIPE_DISMISS, getSwipeOffset } from './swipe.ts';

describe('getSwipeOffset', () => {
  it.each([
    ['a shaking finger', 3, 4, 0],
    ['sideways', 40, 10, 40],
    ['to the other side', -40, 10, -40],
    ['up, which scrolls', 10, -40, 0],
    ['down, which scrolls', 10, 40, 0],
  ])('Toast 6: %s', (_case, x, y, offset) => {
    expect(getSwipeOffset(x, y)).toBe(offset);
  });
});

/** The duration of a slow swipe, in ms. */
const SLOW = 2000;

describe('isDismissal', () => {
  it('Toast 6: far enough in either direction dismisses', () => {
    expect(isDismissal(SWIPE_DISMISS, SLOW)).toBe(true);
    expect(isDismissal(-SWIPE_DISMISS, SLOW)).toBe(true);
    expect(isDismissal(SWIPE_DISMISS - 1, SLOW)).toBe(false);
  });

  it('a short one also dismisses, if it is fast', () => {
    expect(isDismissal(30, 60)).toBe(true);
    expect(isDismissal(30, 61)).toBe(false);
    expect(isDismissal(-30, 40)).toBe(true);
  });

  it('a press without a move does not dismiss, however short', () => {
    expect(isDismissal(0, 0)).toBe(false);
  });
});
