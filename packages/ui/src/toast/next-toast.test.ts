import { expect, it } from 'vitest';
import { nextToast } from './next-toast.ts';

it('is the next newer one', () => {
  expect(nextToast(['c', 'b', 'a'], ['c', 'a'], 'b')).toBe('c');
});

it('passes over those that went too', () => {
  expect(nextToast(['d', 'c', 'b', 'a'], ['d', 'a'], 'b')).toBe('d');
});

it('of the newest, the next older one', () => {
  expect(nextToast(['c', 'b', 'a'], ['b', 'a'], 'c')).toBe('b');
});

it('is one that has just come where none of the others is left', () => {
  expect(nextToast(['a'], ['b'], 'a')).toBe('b');
});

it('is none where there are none', () => {
  expect(nextToast(['a'], [], 'a')).toBeUndefined();
});
