import { ToastProvider } from '@janani/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from './session.testing.ts';
import { SessionActions } from './SessionActions.tsx';

afterEach(cleanup);

const START = '2099-01-01T10:00:00.000Z';
const open = session('yoga', { scheduled_at: START, is_enrolled: false });
const enrolled = session('yoga', { scheduled_at: START, is_enrolled: true });
const client = new QueryClient();
const actions = (of: typeof open, isRefreshing: boolean) => (
  <QueryClientProvider client={client}>
    <ToastProvider>
      <SessionActions session={of} now={Date.parse(START) - 86_400_000} isRefreshing={isRefreshing} />
    </ToastProvider>
  </QueryClientProvider>
);
const note = () => screen.queryByText('Enrolled - Session starts soon');

test('a new enrolment without a link is noted once it has been read again, an earlier one at once [SD-11, SD-13]', () => {
  const { rerender, unmount } = render(actions(open, false));
  rerender(actions(enrolled, true));
  expect(screen.getByText(/^Your place is kept/)).toBeDefined();
  expect(note()).toBeNull();
  rerender(actions(enrolled, false));
  expect(note()).not.toBeNull();
  unmount();
  render(actions(enrolled, true));
  expect(note()).not.toBeNull();
});
