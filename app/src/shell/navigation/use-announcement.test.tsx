import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAnnouncement } from './use-announcement.ts';

test('an announcement at the moment at which the one before is cleared is not lost [WCAG 4.1.3]', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useAnnouncement);
  const announce = (text: string) => result.current[1](text);
  act(() => announce('Sessions'));
  act(() => {
    announce('Payments');
    // Before React has rendered it.
    vi.advanceTimersByTime(1000);
  });
  expect(result.current[0]).toBe('Payments');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current[0]).toBe('');
  vi.useRealTimers();
});
