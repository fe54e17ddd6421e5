import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMoreInView } from './use-more-in-view.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An end of a list that is in view all the time. */
class InView {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test('T-06 while its end is in view a list is asked for five more pages; then the user decides', () => {
  vi.stubGlobal('IntersectionObserver', InView);
  const ask = vi.fn<() => void>();
  const List = ({ canLoad }: { canLoad: boolean }) => {
    const { end, isPaused, loadMore } = useMoreInView(canLoad, ask);
    return (
      <>
        <div ref={end} />
        {isPaused && <button onClick={loadMore}>Show more</button>}
      </>
    );
  };
  const { rerender } = render(<List canLoad={true} />);
  /** What was asked for has come, and the end is still in view. */
  const answer = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      rerender(<List canLoad={false} />);
      rerender(<List canLoad={true} />);
    }
  };
  answer(7);
  expect(ask).toHaveBeenCalledTimes(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(ask.mock.calls.length).toBeGreaterThan(5);
});
