import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearView } from './use-near-view.ts';

let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting, boundingClientRect: { height: 40 } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => {
  const box = useRef<HTMLDivElement>(null);
  const { isNear, lastHeight } = useNearView(box, true);
  return (
    <div ref={box} data-testid="box" data-height={lastHeight}>
      {isNear && <button type="button">Session</button>}
    </div>
  );
};

test('a page that leaves the surroundings of the view is removed, and its height stays known', () => {
  render(<Page />);
  act(() => report(false));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByTestId('box').dataset['height']).toBe('40');
  act(() => report(true));
  expect(screen.getByRole('button')).toBeDefined();
});

test('a page with the focus stays', () => {
  render(<Page />);
  screen.getByRole('button').focus();
  act(() => report(false));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
