import { expect, it } from 'vitest';
import { getNextToast } from './next-toast.ts';

it('is the next newer one', () => {
  expect(getNextToast(['c', 'b', 'a'], ['c', 'a'], 'b')).toBe('c');
});

it('skips those that were removed too', () => {
  expect(getNextToast(['d', 'c', 'b', 'a'], ['d', 'a'], 'b')).toBe('d');
});

it('for the newest, is the next older one', () => {
  expect(getNextToast(['c', 'b', 'a'], ['b', 'a'], 'c')).toBe('b');
});

it('is a new one when none of the others is left', () => {
  expect(getNextToast(['a'], ['b'], 'a')).toBe('b');
});

it('is none when there are none', () => {
  expect(getNextToast(['a'], [], 'a')).toBeUndefined();
});
