import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { InfiniteGrid, type InfiniteGridProps } from './index.ts';
import { infiniteGridMessages } from './InfiniteGrid.messages.ts';
import { infiniteGridTester } from './InfiniteGrid.testing.ts';
import { BEFORE_END_PX } from './use-more-in-view.ts';

const grid = infiniteGridTester('Sessions');
const onLoadMore = vi.fn<() => void>();

const slugs = (count: number, prefix = 'session') =>
  Array.from({ length: count }, (_, place) => `${prefix}-${place + 1}`);

type Props = Partial<InfiniteGridProps<string>> & { locale?: string };

const Grid = ({ locale = 'en-IN', ...props }: Props) => (
  <UiProvider locale={locale}>
    <InfiniteGrid<string>
      getKey={(slug) => slug}
      hasMore
      isLoading={false}
      items={slugs(12)}
      label="Sessions"
      onLoadMore={onLoadMore}
      {...props}
    >
      {(slug) => <a href={`#${slug}`}>{slug}</a>}
    </InfiniteGrid>
  </UiProvider>
);

/** A browser in which the end of the list is always near. */
const seesTheEnd = () => {
  const options: (IntersectionObserverInit | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: typeof this.callback, init?: IntersectionObserverInit) {
        this.callback = callback;
        options.push(init);
      }
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  return options;
};

beforeEach(() => {
  onLoadMore.mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('InfiniteGrid', () => {
  it('InfiniteGrid 2, SE-10: asks 200 px before the end', () => {
    const options = seesTheEnd();
    render(<Grid />);
    expect(BEFORE_END_PX).toBe(200);
    expect(options).toEqual([{ root: document, rootMargin: '0px 0px 200px' }]);
  });

  it('InfiniteGrid 2: asks again only when the page has come, even one without items', () => {
    seesTheEnd();
    const { rerender } = render(<Grid />);
    rerender(<Grid />);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(<Grid isLoading />);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    // Everything in it was filtered out (decision T-06).
    rerender(<Grid />);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    expect(grid.announcement()).toBe('');
    rerender(<Grid isLoading />);
    rerender(<Grid hasMore={false} items={slugs(13)} />);
    expect(grid.announcement()).toBe('1 more session loaded');
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('InfiniteGrid 2: asks for the next page of a caller that never says it loads', () => {
    seesTheEnd();
    const { rerender } = render(<Grid />);
    rerender(<Grid items={slugs(24)} />);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('InfiniteGrid 2: stops at an error', () => {
    seesTheEnd();
    const { rerender } = render(<Grid />);
    rerender(<Grid isLoading />);
    rerender(<Grid error="No connection. Try again." />);
    rerender(<Grid error="No connection. Try again." />);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    expect(grid.error()).toBe('No connection. Try again.');
    rerender(<Grid error="No connection. Try again." isLoading />);
    expect(grid.error()).toBe('');
  });

  it('InfiniteGrid 2: another list is counted anew, and is no page of this one', () => {
    seesTheEnd();
    const { rerender } = render(<Grid maxAutoPages={1} />);
    rerender(<Grid isLoading maxAutoPages={1} />);
    rerender(<Grid maxAutoPages={1} />);
    expect(screen.getByRole('button').textContent).toBe('Load more');
    // She searches for something else.
    rerender(<Grid items={slugs(12, 'yoga')} maxAutoPages={1} />);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    rerender(<Grid isLoading items={slugs(12, 'yoga')} maxAutoPages={1} />);
    rerender(<Grid items={slugs(20, 'sleep')} maxAutoPages={1} />);
    expect(grid.announcement()).toBe('');
  });

  it('InfiniteGrid 2: a failed first page can be asked for again', async () => {
    seesTheEnd();
    render(<Grid error="No connection. Try again." hasMore={false} items={[]} />);
    expect(screen.queryByRole('list')).toBeNull();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('InfiniteGrid 2: has a button where nothing tells that the end is near', async () => {
    expect(typeof IntersectionObserver).toBe('undefined');
    render(<Grid locale="hi-IN" />);
    expect(onLoadMore).not.toHaveBeenCalled();
    await grid.press();
    await grid.press();
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').textContent).toBe('और दिखाएँ');
  });

  it('InfiniteGrid 2: skeletons are no items', () => {
    render(<Grid isLoading items={slugs(2)} skeleton={<p>…</p>} skeletonCount={2} />);
    expect(grid.items()).toEqual(['session-1', 'session-2']);
    expect(screen.getAllByText('…')).toHaveLength(2);
  });
});

describe('what it says', () => {
  it.each([
    ['en', 1, '1 more session loaded'],
    ['en', 12, '12 more sessions loaded'],
    ['hi', 1, '1 और सत्र लोड हुआ'],
    ['hi', 12, '12 और सत्र लोड हुए'],
  ] as const)('InfiniteGrid 2: in %s, of %i', (language, count, text) => {
    expect(infiniteGridMessages[language].loaded(count)).toBe(text);
  });
});
