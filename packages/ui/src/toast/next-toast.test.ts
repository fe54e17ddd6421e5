import { expect, it } from 'vitest';
import { nextToast } from './next-toast.ts';

it('is the next newer one', () => {
  expect(nextToast(['c', 'b', 'a'], ['c', 'a'], 'b')).toBe('c');
});

it('skips those that were removed too', () => {
  expect(nextToast(['d', 'c', 'b', 'a'], ['d', 'a'], 'b')).toBe('d');
});

it('for the newest, is the next older one', () => {
  expect(nextToast(['c', 'b', 'a'], ['b', 'a'], 'c')).toBe('b');
});

it('is a new one when none of the others is left', () => {
  expect(nextToast(['a'], ['b'], 'a')).toBe('b');
});

it('is none when there are none', () => {
  expect(nextToast(['a'], [], 'a')).toBeUndefined();
});
