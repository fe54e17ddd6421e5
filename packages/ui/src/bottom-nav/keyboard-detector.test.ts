import { expect, test } from 'vitest';
import { createKeyboardDetector } from './keyboard-detector.ts';

const portrait = { width: 360, height: 740, scale: 1 };

test('a viewport that loses much of its height: the keyboard counts as open', () => {
  const isOpen = createKeyboardDetector();
  expect(isOpen(portrait)).toBe(false);
  expect(isOpen({ ...portrait, height: 440 })).toBe(true);
  expect(isOpen(portrait)).toBe(false);
});

test('a browser bar that slides in does not count as a keyboard', () => {
  const isOpen = createKeyboardDetector();
  isOpen(portrait);
  expect(isOpen({ ...portrait, height: 684 })).toBe(false);
});

test('pinch zoom does not count as a keyboard', () => {
  const isOpen = createKeyboardDetector();
  isOpen(portrait);
  expect(isOpen({ width: 180, height: 370, scale: 2 })).toBe(false);
});

test('rotating the phone does not count as a keyboard, which is detected in both orientations', () => {
  const isOpen = createKeyboardDetector();
  isOpen(portrait);
  expect(isOpen({ width: 740, height: 360, scale: 1 })).toBe(false);
  expect(isOpen({ width: 740, height: 160, scale: 1 })).toBe(true);
  expect(isOpen({ ...portrait, height: 440 })).toBe(true);
});
