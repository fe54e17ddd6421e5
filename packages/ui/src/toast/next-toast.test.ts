import { expect, it } from 'vitest';
import { getNextToast } from './next-toast.ts';

it('the focus moves to the next newer toast', () => {
  expect(getNextToast(['c', 'b', 'a'], ['c', 'a'], 'b')).toBe('c');
});

it('skips toasts that were removed as well', () => {
  expect(getNextToast(['d', 'c', 'b', 'a'], ['d', 'a'], 'b')).toBe('d');
});

it('from the newest toast, the focus moves to the next older one', () => {
  expect(getNextToast(['c', 'b', 'a'], ['b', 'a'], 'c')).toBe('b');
});

it('the focus moves to a new toast when no other is left', () => {
  expect(getNextToast(['a'], ['b'], 'a')).toBe('b');
});

it('there is no next toast when none is left', () => {
  expect(getNextToast(['a'], [], 'a')).toBeUndefined();
});
