import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { onIntent } from './on-intent.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['the pointer', fireEvent.pointerOver],
  ['the finger', fireEvent.touchStart],
  ['the keyboard', fireEvent.focusIn],
])('acts once when %s is at the link or inside it', (_name, reach) => {
  document.body.innerHTML = '<a href="/signin"><b>Sign In</b></a><a href="/about">About</a>';
  const act = vi.fn<() => void>();
  const stop = onIntent('/signin', act);
  reach(document.querySelector('a[href="/about"]') as Element);
  expect(act).not.toHaveBeenCalled();
  reach(document.querySelector('b') as Element);
  reach(document.querySelector('b') as Element);
  expect(act).toHaveBeenCalledOnce();
  stop();
});
