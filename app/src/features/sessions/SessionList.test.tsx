import type { Session } from '@janani/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { type SessionTab, sessionListQuery } from '../../data/session-queries.ts';
import { session } from './session.testing.ts';
import { SessionList } from './SessionList.tsx';

afterEach(cleanup);

const over = session('over', { scheduled_at: '2020-01-01T10:00:00.000Z' });
const coming = session('coming', { scheduled_at: '2099-01-01T10:00:00.000Z' });

test('SE-02 no card of one list is drawn in the other, not for one picture', () => {
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
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createQueryClient();
  const keep = (tab: SessionTab, items: Session[]) =>
    client.setQueryData(sessionListQuery(tab, '').queryKey, {
      pages: [{ items, received: items.length }],
      pageParams: [1],
    });
  keep('completed', [over, coming]);
  keep('upcoming', [coming]);
  const drawn: string[][] = [];
  const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent ?? '');
  const page = (tab: SessionTab) => (
    <Profiler id="list" onRender={() => drawn.push(titles())}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SessionList tab={tab} search="" program={null} onProgram={() => {}} onClearSearch={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </Profiler>
  );
  const { rerender } = render(page('completed'));
  expect(drawn.at(-1)).toEqual(['Class over']);
  drawn.length = 0;
  rerender(page('upcoming'));
  expect(drawn.at(-1)).toEqual(['Class coming']);
  expect(drawn.filter((cards) => cards.includes('Class over'))).toEqual([]);
});
