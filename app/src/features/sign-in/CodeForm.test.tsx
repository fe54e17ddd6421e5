import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PendingCode } from '../account/pending.ts';
import { CodeForm } from './CodeForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('after a wrong code the boxes and their error stay in view when a toast shifts the page [T-31]', () => {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const scrolled = vi.fn<(this: Element, options: ScrollIntoViewOptions) => void>();
  Element.prototype.scrollIntoView = scrolled;
  const pending: PendingCode = {
    mode: 'login',
    phone: '9811122233',
    verificationId: 'id-1',
    sentAt: Date.now(),
    isConfirmed: false,
    mayBeSignedUp: false,
  };
  const form = (problem?: string) => (
    <CodeForm state={{ step: 'code', pending, codeError: problem }} pending={pending} send={() => {}} />
  );
  const { rerender } = render(form());
  expect(scrolled).not.toHaveBeenCalled();
  rerender(form('Check the six digits'));
  act(() => grow());
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  const moved = scrolled.mock.contexts.at(-1) as Element;
  expect(moved.contains(screen.getByRole('textbox'))).toBe(true);
  expect(moved.contains(screen.getByText('Check the six digits'))).toBe(true);
  expect(moved.contains(screen.getByRole('button', { name: /Verify/ }))).toBe(false);
});
