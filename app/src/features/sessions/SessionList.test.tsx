import { ApiError, type Program, type Session } from '@janani/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { type SessionTab, sessionListQuery } from '../../data/session-queries.ts';
import { api } from '../../platform/api.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import type { LiveMoment } from './live-moments.ts';
import { session } from './session.testing.ts';
import { SessionList } from './SessionList.tsx';
import { saveTimetable } from './timetable.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const endedSession = session('over', { scheduled_at: '2020-01-01T10:00:00.000Z' });
const upcomingSession = session('coming', { scheduled_at: '2099-01-01T10:00:00.000Z' });

const MINUTE = 60_000;
const startingIn = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

const clientWith = (lists: Partial<Record<SessionTab, Session[]>>) => {
  const client = createQueryClient();
  for (const tab of ['completed', 'upcoming'] as const) {
    const items = lists[tab];
    if (items)
      client.setQueryData(sessionListQuery(tab, '').queryKey, {
        pages: [{ items, received: items.length }],
        pageParams: [1],
      });
  }
  return client;
};
const page = (
  client: QueryClient,
  tab: SessionTab,
  program: Program | null = null,
  above: LiveMoment[] = [],
) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <SessionList
        userId="7"
        above={above}
        tab={tab}
        search=""
        program={program}
        onProgram={() => {}}
        onClearSearch={() => {}}
      />
    </MemoryRouter>
  </QueryClientProvider>
);
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent ?? '');

test('no card of one list is painted in the other, not for one frame [SE-02]', () => {
  const client = clientWith({ completed: [endedSession, upcomingSession], upcoming: [upcomingSession] });
  const rendered: string[][] = [];
  const profiled = (tab: SessionTab) => (
    <Profiler id="list" onRender={() => rendered.push(titles())}>
      {page(client, tab)}
    </Profiler>
  );
  const { rerender } = render(profiled('completed'));
  expect(rendered.at(-1)).toEqual(['Class over']);
  rendered.length = 0;
  rerender(profiled('upcoming'));
  expect(rendered.at(-1)).toEqual(['Class coming']);
  expect(rendered.filter((cards) => cards.includes('Class over'))).toEqual([]);
});

test('a status announces that the list is loading, and then the number of its sessions [WCAG 4.1.3]', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(page(clientWith({}), 'upcoming'));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  cleanup();
  render(page(clientWith({ upcoming: [upcomingSession] }), 'upcoming'));
  expect(screen.getByRole('status').textContent).toBe('1 session');
});

test('a live session is marked in Completed, and first in Upcoming, from cached data [T-35]', () => {
  const live = session('live', { scheduled_at: startingIn(-12), duration: 45, is_enrolled: false });
  const client = clientWith({ completed: [live, endedSession], upcoming: [upcomingSession] });
  const { rerender } = render(page(client, 'completed'));
  expect(titles()).toEqual(['Class live', 'Class over']);
  expect(screen.getByText('Happening now')).toBeTruthy();
  // The name of the tab is enough.
  expect(screen.queryByText('COMPLETED')).toBeNull();
  rerender(page(client, 'upcoming'));
  expect(titles()).toEqual(['Class live', 'Class coming']);
  expect(screen.getByText('Happening now')).toBeTruthy();
});

test('on a phone a session with a card above the list is not repeated, and is no empty list [G-17]', () => {
  const live = session('live', { scheduled_at: startingIn(-12), is_enrolled: true });
  const above = [{ session: live, minutesLeft: null }];
  render(page(clientWith({ upcoming: [live] }), 'upcoming', null, above));
  expect(titles()).toEqual([]);
  expect(screen.queryByText('No upcoming sessions found')).toBeNull();
  cleanup();
  // Wide enough for the grid.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  render(page(clientWith({ upcoming: [live] }), 'upcoming', null, above));
  expect(titles()).toEqual(['Class live']);
});

test('a chosen programme shows only its sessions; one without sessions shows all [SE-11, G-18]', () => {
  const otherSession = {
    ...session('rest', { program: 'Nutrition' }),
    scheduled_at: upcomingSession.scheduled_at,
  };
  const client = clientWith({ upcoming: [upcomingSession, otherSession] });
  const { rerender } = render(page(client, 'upcoming', 'Nutrition'));
  expect(titles()).toEqual(['Class rest']);
  rerender(page(client, 'upcoming', 'Exercise'));
  expect(titles()).toHaveLength(2);
});

describe('the list cannot be loaded', () => {
  const saved = session('kept', { scheduled_at: startingIn(600) });
  const running = session('running', { scheduled_at: startingIn(-5) });

  beforeEach(() => {
    localStore.write(storageKeys.userData, '{"id":"7"}');
    saveTimetable('7', [running, saved], Date.now());
    vi.spyOn(api, 'listSessions').mockRejectedValue(
      new ApiError('unexpected-response', 'listSessions', { status: 502 }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const texts = () => document.body.textContent;

  test.each([
    ['upcoming', ['Class running', 'Class kept']],
    ['completed', ['Class running']],
  ] as const)(
    'offline, the saved sessions of %s are shown first and at once, with one line [G-20]',
    (tab, cards) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { container } = render(page(createQueryClient(), tab));
      expect(titles()).toEqual(cards);
      expect(container.querySelectorAll('div[aria-hidden="true"]')).toHaveLength(0);
      expect(texts()).toMatch(/^Your saved sessions.*No internet connection/);
      expect(texts()).toContain('Happening now');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('offline without saved sessions, an empty list states it [G-20]', () => {
    localStorage.clear();
    localStore.write(storageKeys.userData, '{"id":"7"}');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(page(createQueryClient(), 'upcoming'));
    expect(screen.getByRole('heading', { name: 'No internet connection' })).toBeTruthy();
    expect(texts()).not.toContain('the rest');
  });

  test.each([
    ['the browser knows of no network', false],
    ['no response comes', true],
  ])('%s: one line and no error, and the list loads by itself [G-20, QC-07]', async (_what, isOnline) => {
    vi.useFakeTimers();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const list = vi.spyOn(api, 'listSessions').mockRejectedValue(new ApiError('offline', 'listSessions'));
    render(page(createQueryClient(), 'upcoming'));
    // Past the first attempt, past the last retry, and into the next ones.
    for (const passed of [100, 5000, 20_000]) {
      await act(() => vi.advanceTimersByTimeAsync(passed));
      expect(texts()).toMatch(/^Your saved sessions.*No internet connection/);
      expect(texts()).not.toContain('could not be loaded');
      expect(screen.queryByRole('button')).toBeNull();
    }
    list.mockResolvedValue({ items: [upcomingSession], received: 1 });
    onLine.mockReturnValue(true);
    if (!isOnline) window.dispatchEvent(new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(isOnline ? 15_000 : 100));
    expect(texts()).not.toContain('No internet connection');
    expect(titles()).toContain('Class coming');
  });

  test('online, the saved sessions are shown with the first failure, above Try again [G-20]', async () => {
    render(page(createQueryClient(), 'upcoming'));
    await vi.waitFor(() => expect(titles()).toEqual(['Class running', 'Class kept']), { timeout: 900 });
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(texts()).toMatch(/^Your saved sessions.*The sessions could not be loaded/);
    expect(screen.getByRole('heading', { name: 'The sessions could not be loaded.' })).toBeTruthy();
  });
});
