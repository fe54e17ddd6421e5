import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRegion } from './use-region.ts';

const chunk = vi.hoisted(() => ({ requests: 0, isOffline: false }));

// Modules are loaded once, so the network is asked when the component is taken out of its module.
vi.mock('./ToastRegion.tsx', () => ({
  get ToastRegion() {
    chunk.requests += 1;
    if (chunk.isOffline) throw new Error('Failed to fetch dynamically imported module');
    return () => null;
  },
}));

beforeEach(() => {
  Object.assign(chunk, { requests: 0, isOffline: false });
});
afterEach(cleanup);

it('fetches nothing until it is needed', async () => {
  const { result, rerender } = renderHook((isNeeded) => useRegion(isNeeded), { initialProps: false });
  fireEvent.pointerDown(window);
  expect(chunk.requests).toBe(0);
  rerender(true);
  await waitFor(() => expect(result.current.Region).not.toBeNull());
  expect(chunk.requests).toBe(1);
});

const firstUses = {
  tap: () => fireEvent.pointerDown(window),
  key: () => fireEvent.keyDown(window),
  'field that the phone fills in': () => fireEvent.input(window),
};
it.each(Object.keys(firstUses))('fetches at the first %s of a page that may show a toast', async (use) => {
  const { result } = renderHook(() => useRegion(false));
  const stop = result.current.preloadOnUse();
  firstUses[use as keyof typeof firstUses]();
  await waitFor(() => expect(result.current.Region).not.toBeNull());
  stop();
});

it('tries again when the network is back', async () => {
  chunk.isOffline = true;
  const { result } = renderHook(() => useRegion(true));
  await waitFor(() => expect(chunk.requests).toBe(1));
  await act(async () => {
    await Promise.resolve();
  });
  expect(result.current.Region).toBeNull();
  chunk.isOffline = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(result.current.Region).not.toBeNull());
  expect(chunk.requests).toBe(2);
});
