import { expect, test } from 'vitest';
import { watchKeyboard } from './keyboard.ts';

const portrait = { width: 360, height: 740, scale: 1 };

test('a keyboard takes a large part of the height', () => {
  const isOpen = watchKeyboard();
  expect(isOpen(portrait)).toBe(false);
  expect(isOpen({ ...portrait, height: 440 })).toBe(true);
  expect(isOpen(portrait)).toBe(false);
});

test('a browser bar that slides in does not', () => {
  const isOpen = watchKeyboard();
  isOpen(portrait);
  expect(isOpen({ ...portrait, height: 684 })).toBe(false);
});

test('pinch zoom does not: the page is the same, seen larger', () => {
  const isOpen = watchKeyboard();
  isOpen(portrait);
  expect(isOpen({ width: 180, height: 370, scale: 2 })).toBe(false);
});

test('turning the phone does not, and a keyboard is then seen in both ways', () => {
  const isOpen = watchKeyboard();
  isOpen(portrait);
  expect(isOpen({ width: 740, height: 360, scale: 1 })).toBe(false);
  expect(isOpen({ width: 740, height: 160, scale: 1 })).toBe(true);
  expect(isOpen({ ...portrait, height: 440 })).toBe(true);
});
