import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMoreInView } from './use-more-in-view.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The end of the list is always in view. */
class IntersectingObserver {
  private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('while its end is in view, a list requests five more pages; then the user decides [T-06]', () => {
  vi.stubGlobal('IntersectionObserver', IntersectingObserver);
  const requestPage = vi.fn<() => void>();
  const List = ({ canLoad }: { canLoad: boolean }) => {
    const { end, isPaused, loadMore } = useMoreInView(canLoad, requestPage);
    return (
      <>
        <div ref={end} />
        {isPaused && <button onClick={loadMore}>Show more</button>}
      </>
    );
  };
  const { rerender } = render(<List canLoad={true} />);
  /** The requested page has loaded, and the end is still in view. */
  const loadPages = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      rerender(<List canLoad={false} />);
      rerender(<List canLoad={true} />);
    }
  };
  loadPages(7);
  expect(requestPage).toHaveBeenCalledTimes(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(requestPage.mock.calls.length).toBeGreaterThan(5);
});
