import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfiniteGrid, type InfiniteGridProps } from './index.ts';
import { infiniteGridTester } from './InfiniteGrid.testing.ts';

type Session = { slug: string };

const PAGE = 12;
const NONE: number[] = [];
const sessionsFrom = (start: number, count = PAGE): Session[] =>
  Array.from({ length: count }, (_, place) => ({ slug: `session-${start + place + 1}` }));

/** As high as the grid takes a card to be before it is painted, so that nothing moves while a test scrolls. */
const EXPECTED_HEIGHT = '28rem';

/** Cheaper than a card of a session. */
const Card = ({
  children,
  height = EXPECTED_HEIGHT,
}: {
  children: ReactNode;
  height?: string | undefined;
}) => <div style={{ blockSize: height, border: '1px solid', borderRadius: 20, padding: 20 }}>{children}</div>;

type AppProps = Partial<InfiniteGridProps<Session>> & {
  /** Items there are in all. */
  total?: number;
  /** Requests that fail, counted from 1. */
  failing?: number[];
  /** Items already there. */
  loaded?: number;
  cardHeight?: string | undefined;
};

/** A list as an app has it: pages of 12, which come when `answer` is called. */
const App = ({ total = 36, failing = NONE, loaded = PAGE, cardHeight, onLoadMore, ...grid }: AppProps) => {
  const [count, setCount] = useState(loaded);
  const [requests, setRequests] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const answer = () => {
    const hasFailed = failing.includes(requests);
    setError(
      hasFailed ? 'The sessions could not be loaded. Check your connection and try again.' : undefined,
    );
    if (!hasFailed) setCount(Math.min(total, count + PAGE));
    setLoading(false);
  };
  return (
    <>
      <InfiniteGrid<Session>
        error={error}
        getKey={({ slug }) => slug}
        hasMore={count < total}
        isLoading={isLoading}
        items={sessionsFrom(0, count)}
        label="Sessions"
        onLoadMore={() => {
          onLoadMore?.();
          setRequests(requests + 1);
          setLoading(true);
        }}
        skeleton={<Card>…</Card>}
        {...grid}
      >
        {({ slug }) => (
          <Card height={cardHeight}>
            <a href={`#${slug}`}>{slug}</a>
          </Card>
        )}
      </InfiniteGrid>
      <button
        hidden={!isLoading}
        onClick={answer}
        style={{ position: 'fixed', insetBlockStart: 0 }}
        type="button"
      >
        Answer
      </button>
      <footer>Footer</footer>
    </>
  );
};

const meta = {
  title: 'Parts/InfiniteGrid',
  component: InfiniteGrid<Session>,
  tags: ['!autodocs'],
  args: {
    items: sessionsFrom(0, 3),
    getKey: ({ slug }: Session) => slug,
    children: ({ slug }: Session) => <a href={`#${slug}`}>{slug}</a>,
    label: 'Sessions',
    hasMore: false,
    isLoading: false,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof InfiniteGrid<Session>>;
export default meta;

type Story = StoryObj<typeof meta>;

const grid = infiniteGridTester('Sessions');
const count = () => grid.items().length;
const hasItems = (expected: number) => waitFor(() => expect(count()).toBe(expected));

const answer = async () => {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Answer',
    );
    if (!found || found.hidden) throw new Error('Nothing is being loaded.');
    return found;
  });
  button.click();
};

/** Lets the browser see where things are, and the page answer. */
const frames = async () => {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
};

/** Scrolls until the end of the list is so far below the view. */
const scrollToBefore = async (distance: number) => {
  const end = () => grid.element().getBoundingClientRect().bottom - innerHeight;
  for (let round = 0; round < 10 && Math.abs(end() - distance) > 0.5; round += 1) {
    scrollBy(0, end() - distance);
    await frames();
  }
};

export const Sentinel: Story = {
  name: 'InfiniteGrid 2, SE-10: asks 200 px before the end, and not before',
  render: (args) => <App onLoadMore={args.onLoadMore} />,
  play: async ({ args }) => {
    await scrollToBefore(220);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollToBefore(190);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await answer();
    await hasItems(24);
    await waitFor(() => expect(grid.announcement()).toBe('12 more sessions loaded'));
  },
};

export const OneAtATime: Story = {
  name: 'InfiniteGrid 2: one request at a time, as often as the end stays in view, until there is no more',
  render: (args) => <App loaded={1} onLoadMore={args.onLoadMore} total={2} />,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    scrollTo(0, 0);
    await frames();
    scrollTo(0, 9999);
    await frames();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await answer();
    await hasItems(2);
    await waitFor(() => expect(grid.announcement()).toBe('1 more session loaded'));
    await frames();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Failure: Story = {
  name: 'InfiniteGrid 2: stops at an error, Retry asks again and keeps focus, then goes on to the first new card',
  render: (args) => <App failing={[1, 2]} onLoadMore={args.onLoadMore} total={24} />,
  play: async ({ canvas, args }) => {
    await scrollToBefore(0);
    await answer();
    await waitFor(() => expect(grid.error()).toMatch(/^The sessions could not be loaded/));
    scrollTo(0, 0);
    await frames();
    await scrollToBefore(0);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await grid.press();
    const waiting = await canvas.findByRole('button', { name: 'Loading...' });
    await expect(waiting).toHaveFocus();
    await userEvent.click(waiting);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await answer();
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await answer();
    await hasItems(24);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'session-13' })).toHaveFocus());
    await expect(grid.error()).toBe('');
  },
};

export const FooterInReach: Story = {
  name: 'InfiniteGrid 2, (b): after maxAutoPages a press is needed, so that the footer can be reached',
  render: (args) => <App maxAutoPages={1} onLoadMore={args.onLoadMore} />,
  play: async ({ canvas, args }) => {
    await scrollToBefore(0);
    await answer();
    await hasItems(24);
    const more = await canvas.findByRole('button', { name: 'Load more' });
    canvas.getByText('Footer').scrollIntoView();
    await frames();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await answer();
    await hasItems(36);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'session-25' })).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull());
  },
};

export const PlaceRestored: Story = {
  name: 'InfiniteGrid 2, (b): on the way back the card that was left is in view, and nothing more is asked for',
  render: (args) => (
    <App
      // Lower than expected: what is above it moves up when it is painted.
      cardHeight="18rem"
      initialScrollKey="session-60"
      loaded={120}
      onLoadMore={args.onLoadMore}
      total={240}
    />
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => {
      const { top, bottom } = canvas.getByRole('link', { name: 'session-60' }).getBoundingClientRect();
      return expect([top > 0, bottom < innerHeight]).toEqual([true, true]);
    });
    await frames();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Follow: Story = {
  name: 'InfiniteGrid 2, (b): says which card was left, by a press and by keyboard',
  args: { onItemFollow: fn() },
  render: (args) => <App onItemFollow={args.onItemFollow} total={12} />,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'session-2' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onItemFollow).toHaveBeenLastCalledWith('session-2');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onItemFollow).toHaveBeenCalledTimes(2);
  },
};

export const Painted: Story = {
  name: 'InfiniteGrid 2: a list of cards that paints what is near, and cuts off no focus ring',
  render: () => <App total={12} />,
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link', { name: 'session-1' }).closest('li') as HTMLElement;
    await expect(grid.element()).toHaveAttribute('role', 'list');
    await expect(getComputedStyle(item).contentVisibility).toBe('auto');
    // The ring of 2.5 px stands 2 px off the card.
    await expect(Number.parseFloat(getComputedStyle(item).overflowClipMargin)).toBeGreaterThanOrEqual(
      2.5 + 2,
    );
  },
};
