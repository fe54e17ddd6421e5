import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hindi } from '../messages/hi/index.ts';
import { UiProvider } from '../provider/index.ts';
import { OfflineNotice, useOnline } from './index.ts';

const App = () => {
  const isOnline = useOnline();
  return <OfflineNotice isOffline={!isOnline} />;
};

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

const advanceTime = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const announced = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('OfflineNotice: announces once that the connection is lost, and once that it is back', () => {
  render(<App />);
  expect(announced()).toBe('');
  setOnline(false);
  advanceTime(100);
  expect(announced()).toMatch(/^You’re offline\./);
  expect(screen.getAllByText(/^You’re offline\./)).toHaveLength(2);
  setOnline(false);
  setOnline(true);
  advanceTime(100);
  expect(announced()).toBe('You are online again.');
  expect(screen.queryByText(/^You’re offline\./)).toBeNull();
  advanceTime(1000);
  expect(announced()).toBe('');
});

it('OfflineNotice: on a page that opens offline, announces it after its live region is rendered', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToString(<OfflineNotice isOffline />)).toMatch(/<output[^>]*><\/output>/);
  render(
    <UiProvider locale="hi-IN" messages={hindi}>
      <App />
    </UiProvider>,
  );
  expect(announced()).toBe('');
  advanceTime(100);
  expect(announced()).toMatch(/^आप ऑफ़लाइन हैं।/);
});

it('OfflineNotice: the server renders no notice', () => {
  expect(renderToString(<App />)).not.toContain('offline');
});
