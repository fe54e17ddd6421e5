import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionGrid } from '../session-card/index.ts';
import { UiProvider } from '../provider/index.ts';
import { LoadingBoundary } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (isLoading: boolean) => (
  <LoadingBoundary isLoading={isLoading} fallback={<SessionGrid skeletons={3} />}>
    <p>Twelve sessions</p>
  </LoadingBoundary>
);

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const seen = (container: HTMLElement) => ({
  isSaid: screen.getByRole('status').textContent,
  skeletons: container.querySelectorAll('li').length,
  hasContent: container.textContent.includes('Twelve'),
});
const nothing = { isSaid: '', skeletons: 0, hasContent: false };
const sign = { isSaid: 'Loading...', skeletons: 3, hasContent: false };
const content = { isSaid: '', skeletons: 0, hasContent: true };

test('LoadingBoundary 6: nothing is shown for 150 ms', () => {
  const { container } = render(page(true));
  pass(149);
  expect(seen(container)).toEqual(nothing);
  pass(1);
  expect(seen(container)).toEqual(sign);
});

test('LoadingBoundary 6: what comes sooner is shown at once, and no sign was ever seen', () => {
  const { container, rerender } = render(page(true));
  pass(149);
  rerender(page(false));
  expect(seen(container)).toEqual(content);
  pass(1000);
  expect(seen(container)).toEqual(content);
});

test('LoadingBoundary 6: a sign that is shown stays for 300 ms, and no longer', () => {
  const { container, rerender } = render(page(true));
  pass(150);
  rerender(page(false));
  pass(299);
  expect(seen(container)).toEqual(sign);
  pass(1);
  expect(seen(container)).toEqual(content);
});

test('LoadingBoundary 6: after a long wait the content comes without another', () => {
  const { container, rerender } = render(page(true));
  pass(5000);
  rerender(page(false));
  pass(0);
  expect(seen(container)).toEqual(content);
});

test('LoadingBoundary 6: it starts over when it has to be loaded again', () => {
  const { container, rerender } = render(page(false));
  expect(seen(container)).toEqual(content);
  rerender(page(true));
  pass(149);
  expect(seen(container)).toEqual(nothing);
  pass(1);
  expect(seen(container)).toEqual(sign);
});

test('SessionCard 6 LoadingBoundary 6: one status message for any number of skeletons, in a region that stays', () => {
  const { container } = render(page(true));
  const region = screen.getByRole('status');
  pass(150);
  expect(screen.getAllByRole('status')).toEqual([region]);
  expect(region.textContent).toBe('Loading...');
  expect(container.querySelector('ul')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

test('LoadingBoundary 6: its own words, and those of Hindi', () => {
  render(
    <UiProvider locale="hi-IN">
      <LoadingBoundary isLoading />
      <LoadingBoundary isLoading label="सत्र लोड हो रहा है…" />
    </UiProvider>,
  );
  pass(150);
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual([
    'लोड हो रहा है...',
    'सत्र लोड हो रहा है…',
  ]);
});

test('the server sends neither sign nor content', () => {
  expect(renderToString(page(true))).not.toMatch(/Loading|Twelve|<li/);
  expect(renderToString(page(false))).toContain('Twelve sessions');
});
