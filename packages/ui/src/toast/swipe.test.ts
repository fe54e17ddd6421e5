import { describe, expect, it } from 'vitest';
import { isDismissal, SWIPE_DISMISS, swipeOffset } from './swipe.ts';

describe('swipeOffset', () => {
  it.each([
    ['a shaking finger', 3, 4, 0, 0],
    ['sideways', 40, 10, 40, 0],
    ['to the other side', -40, 10, -40, 0],
    ['up', 10, -40, 0, -40],
    ['down, which scrolls the page', 10, 40, 0, 0],
  ])('Toast 6: %s', (_way, x, y, toX, toY) => {
    expect(swipeOffset(x, y)).toEqual({ x: toX, y: toY });
  });
});

/** A finger that rests on the way, in ms. */
const SLOW = 2000;

describe('where toasts are higher than the window', () => {
  it.each([
    ['up reads on', 10, -40, 0, 0],
    ['sideways still goes', 40, 10, 40, 0],
  ])('%s', (_way, x, y, toX, toY) => {
    expect(swipeOffset(x, y, true)).toEqual({ x: toX, y: toY });
  });
});

describe('isDismissal', () => {
  it('Toast 6: far enough either way closes', () => {
    expect(isDismissal({ x: SWIPE_DISMISS, y: 0 }, SLOW)).toBe(true);
    expect(isDismissal({ x: 0, y: -SWIPE_DISMISS }, SLOW)).toBe(true);
    expect(isDismissal({ x: SWIPE_DISMISS - 1, y: 0 }, SLOW)).toBe(false);
  });

  it('is a short one too, where it is fast', () => {
    expect(isDismissal({ x: 30, y: 0 }, 60)).toBe(true);
    expect(isDismissal({ x: 30, y: 0 }, 61)).toBe(false);
    expect(isDismissal({ x: 0, y: -30 }, 40)).toBe(true);
  });

  it('is no press that did not move, however short', () => {
    expect(isDismissal({ x: 0, y: 0 }, 0)).toBe(false);
  });
});
