import type { Session } from '@janani/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { nextSessionsQuery } from '../../data/session-queries.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { session } from './session.testing.ts';
import { saveTimetable } from './timetable.ts';
import { UpcomingSessions, useComingUp } from './UpcomingSessions.tsx';

const MINUTE = 60_000;
const startingIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const enrolledSession = (slug: string, minutes: number) =>
  session(slug, { scheduled_at: startingIn(minutes) });
const otherSession = (slug: string, minutes: number) => ({
  ...enrolledSession(slug, minutes),
  is_enrolled: false,
});

beforeEach(() => {
  localStore.write(storageKeys.userData, '{"id":"7"}');
  // The call stays pending.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (saved: Session[], read?: Session[], received = 10, shownAbove?: Session) => {
  saveTimetable('7', saved, Date.now());
  const client = createQueryClient();
  if (read) client.setQueryData(nextSessionsQuery().queryKey, { items: read, received });
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <UpcomingSessions userId="7" shownAbove={shownAbove} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const cards = screen.queryAllByRole('article');
  return {
    client,
    cards: cards.map((card) => card.querySelector('h3')?.textContent.replace('Class ', '')),
    states: cards.map(({ textContent }) => /Happening now|Enrolled/.exec(textContent)?.[0]),
    skeletons: container.querySelectorAll('[aria-hidden="true"] article, li[aria-hidden="true"]').length,
  };
};

test.each([
  [
    'the user’s own and the next of others, in order of time',
    [],
    [otherSession('a', 30), otherSession('b', 40), enrolledSession('c', 50)],
    'ac',
  ],
  [
    'two of the user’s own, the next one first',
    [enrolledSession('d', 900)],
    [otherSession('a', 30), enrolledSession('c', 50)],
    'cd',
  ],
  [
    'a running one of the user’s own first',
    [enrolledSession('r', -10)],
    [otherSession('a', 30), enrolledSession('c', 50)],
    'rc',
  ],
  [
    'one that is to come, though two are running',
    [enrolledSession('r', -10), enrolledSession('q', -9)],
    [enrolledSession('c', 50)],
    'rc',
  ],
  ['none that is over', [], [enrolledSession('o', -60), otherSession('x', -60), otherSession('a', 30)], 'a'],
  [
    'no place that was given up elsewhere',
    [enrolledSession('a', 30)],
    [otherSession('a', 30), otherSession('b', 40)],
    'ab',
  ],
])('the dashboard shows %s [DB-06, G-21]', (_what, saved, read, shown) => {
  expect(open(saved, read).cards.join('')).toBe(shown);
});

test('a card on the dashboard shows the state of its session [DB-06, T-35]', () => {
  expect(open([enrolledSession('r', -10)], [enrolledSession('c', 50)]).states).toEqual([
    'Happening now',
    'Enrolled',
  ]);
});

test.each([
  [[], '', 2],
  [[enrolledSession('c', 50)], 'c', 1],
  [[enrolledSession('c', 50), enrolledSession('d', 60), enrolledSession('e', 70)], 'cd', 0],
])('saved sessions are shown before the call has a response: %# [DB-06]', (saved, shown, skeletons) => {
  const { cards, skeletons: awaited } = open(saved);
  expect([cards.join(''), awaited]).toEqual([shown, skeletons]);
});

test('the session that the page shows above is one of the two [DB-06, G-17]', () => {
  const next = enrolledSession('c', 50);
  const { cards, skeletons } = open(
    [next, enrolledSession('d', 60), enrolledSession('e', 70)],
    undefined,
    10,
    next,
  );
  expect([cards.join(''), skeletons]).toEqual(['d', 0]);
});

test('offline, the dashboard shows saved sessions and one line at once [G-20]', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { cards, skeletons } = open([enrolledSession('c', 50)]);
  expect([cards.join(''), skeletons]).toEqual(['c', 0]);
  expect(screen.getByText(/^No internet connection/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a saved session that has left the timetable is not shown; a running one is [G-21]', () => {
  expect(
    open([enrolledSession('r', -10), enrolledSession('c', 50)], [otherSession('a', 30)], 1).cards.join(''),
  ).toBe('ra');
});

test.each([
  ['while it loads', true, [], null],
  ['offline', false, [], 'failed'],
  ['offline with a saved one', false, [enrolledSession('c', 50)], 1],
] as const)(
  'the number of upcoming enrolments, %s, is known only with sessions [G-17]',
  (_when, isOnline, saved, count) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    saveTimetable('7', [...saved], Date.now());
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    expect(renderHook(() => useComingUp('7'), { wrapper }).result.current).toBe(count);
  },
);

test('after a Try again that fails, a later response moves the focus without scrolling [WCAG 2.4.3]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'none' }, { status: 404 })));
  const { client } = open([]);
  const button = await screen.findByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  const { queryKey } = nextSessionsQuery();
  await waitFor(() => expect(client.getQueryState(queryKey)).toMatchObject({ errorUpdateCount: 2 }));
  expect(document.activeElement).toBe(button);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  act(() => void client.setQueryData(queryKey, { items: [otherSession('a', 30)], received: 1 }));
  const card = await screen.findByRole('article');
  expect(card.contains(document.activeElement)).toBe(true);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
