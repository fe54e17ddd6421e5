import type { Session } from '@janani/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../data/query-client.ts';
import { localStore, storageKeys } from '../../platform/storage.ts';
import { session } from './session.testing.ts';
import { saveTimetable } from './timetable.ts';
import { useNextSession } from './use-next-session.ts';

const startingIn = (minutes: number) =>
  session('own', { scheduled_at: new Date(Date.now() + minutes * 60_000).toISOString() });
const save = (saved: Session[]) => saveTimetable('7', saved, Date.now());

beforeEach(() => {
  localStore.write(storageKeys.userData, '{"id":"7"}');
  // The call stays pending.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const renderNextSession = () => {
  const client = createQueryClient();
  return renderHook(() => useNextSession('7'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
};

test('the next session is the first persisted one, above at once, before the API has responded [G-17]', () => {
  save([startingIn(600)]);
  expect(renderNextSession().current).toMatchObject({ next: { slug: 'own' }, isAbove: true });
});

test.each([600, 10, -5])(
  'a session that is saved while the page is open and starts in %o minutes pushes nothing down [G-17]',
  (minutes) => {
    const result = renderNextSession();
    act(() => save([startingIn(minutes)]));
    expect(result.current).toMatchObject({ next: { slug: 'own' }, isAbove: false });
    cleanup();
    expect(renderNextSession().current.isAbove).toBe(true);
  },
);
