import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPress } from './use-after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['a release elsewhere, which sends no click', () => fireEvent.pointerUp(document.body)],
  ['a key, where the release was lost', () => fireEvent.keyDown(document.body)],
  ['a scroll', () => fireEvent.pointerCancel(document.body)],
])('useAfterPress: a value that changes during a press is returned after %s', (_end, endPress) => {
  const { result, rerender } = renderHook(({ error }: { error?: string }) => useAfterPress(error), {
    initialProps: {},
  });
  fireEvent.pointerDown(document.body, { button: 0 });
  rerender({ error: 'Enter a name' });
  expect(result.current).toBeUndefined();
  act(() => {
    endPress();
    vi.runAllTimers();
  });
  expect(result.current).toBe('Enter a name');
});
