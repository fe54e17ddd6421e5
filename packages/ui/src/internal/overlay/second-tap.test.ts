import { expect, test } from 'vitest';
import { isSecondTap, SECOND_TAP_MS, SECOND_TAP_PX, type Tap } from './second-tap.ts';

const tap = (changes: Partial<Tap> = {}): Tap => ({
  type: 'click',
  clientX: 100,
  clientY: 300,
  timeStamp: 1000,
  detail: 1,
  isTrusted: true,
  ...changes,
});

test.each<[what: string, opening: Tap | undefined, press: Tap, isSecond: boolean]>([
  ['at the same time and position', tap(), tap({ timeStamp: 1080 }), true],
  [
    'the pointerdown of the second tap',
    tap(),
    tap({ type: 'pointerdown', detail: 0, timeStamp: 1350 }),
    true,
  ],
  ['slightly beside', tap(), tap({ clientX: 100 + SECOND_TAP_PX - 1, timeStamp: 1080 }), true],
  ['elsewhere', tap(), tap({ clientY: 300 + SECOND_TAP_PX, timeStamp: 1080 }), false],
  ['later', tap(), tap({ timeStamp: 1000 + SECOND_TAP_MS }), false],
  ['a click of assistive technology in the overlay', tap(), tap({ detail: 0, timeStamp: 1080 }), false],
  ['an overlay opened by a key or by assistive technology', tap({ detail: 0 }), tap(), false],
  ['a scripted click', tap(), tap({ isTrusted: false }), false],
  ['an overlay not opened by a press', undefined, tap(), false],
])('%s', (_what, opening, press, isSecond) => {
  expect(isSecondTap(opening, press)).toBe(isSecond);
});
