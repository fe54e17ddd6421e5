import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyChunk } from './lazy-chunk.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

afterEach(cleanup);

/** A module whose loading a test completes or fails. */
const pendingModule = () => {
  const requests: { resolve: (module: string) => void; fail: () => void }[] = [];
  const lazyChunk = createLazyChunk(
    () =>
      new Promise<string>((resolve, reject) => {
        requests.push({ resolve, fail: () => reject(new Error('offline')) });
      }),
  );
  const settle = (how: 'resolve' | 'fail') =>
    act(async () => {
      const request = requests.at(-1);
      if (how === 'resolve') request?.resolve('module');
      else request?.fail();
      await Promise.resolve();
    });
  return { lazyChunk, requests, settle };
};

it('is preloaded once the page is idle', async () => {
  const { lazyChunk, requests } = pendingModule();
  const { result } = renderHook(() => useLazyChunk(lazyChunk));
  expect(requests).toHaveLength(0);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(result.current).toMatchObject({ module: undefined, isLoading: false, hasFailed: false });
});

it('a failed preload is not reported, and the press loads it again', async () => {
  const { lazyChunk, requests, settle } = pendingModule();
  const { result, rerender } = renderHook(({ isRequested }) => useLazyChunk(lazyChunk, { isRequested }), {
    initialProps: { isRequested: false },
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  await settle('fail');
  expect(result.current.hasFailed).toBe(false);
  rerender({ isRequested: true });
  expect(requests).toHaveLength(2);
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: false });
  await settle('resolve');
  expect(result.current).toMatchObject({ module: 'module', isLoading: false });
});

it('a failed request is not repeated when the page becomes idle', async () => {
  const { lazyChunk, requests, settle } = pendingModule();
  let runIdleCallback = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    runIdleCallback = work;
  });
  const { result } = renderHook(() => useLazyChunk(lazyChunk, { isRequested: true }));
  await settle('fail');
  await act(async () => runIdleCallback());
  expect(result.current.hasFailed).toBe(true);
  expect(requests).toHaveLength(1);
  vi.unstubAllGlobals();
});

it('a loaded chunk is available at the first render of a later component', async () => {
  const { lazyChunk, requests, settle } = pendingModule();
  void lazyChunk.load();
  await settle('resolve');
  const renderedModules: unknown[] = [];
  renderHook(() => renderedModules.push(useLazyChunk(lazyChunk, { isRequested: true }).module));
  expect(renderedModules[0]).toBe('module');
  expect(requests).toHaveLength(1);
});

it('is rendered as not yet loaded on a server', async () => {
  const { lazyChunk, settle } = pendingModule();
  void lazyChunk.load();
  await settle('resolve');
  const ModuleText = () => <p>{useLazyChunk(lazyChunk).module ?? 'not loaded'}</p>;
  expect(renderToString(<ModuleText />)).toBe('<p>not loaded</p>');
});

it('is loaded once, whatever the number of requests', async () => {
  const { lazyChunk, requests } = pendingModule();
  renderHook(() => useLazyChunk(lazyChunk, { isRequested: true }), { wrapper: StrictMode });
  renderHook(() => useLazyChunk(lazyChunk, { isRequested: true }));
  void lazyChunk.load();
  await waitFor(() => expect(requests).toHaveLength(1));
});

it('a failed chunk is loaded again when the browser is online', async () => {
  const { lazyChunk, requests, settle } = pendingModule();
  const { result, unmount } = renderHook(() => useLazyChunk(lazyChunk, { isRequested: true }));
  await settle('fail');
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: true });
  fireEvent(window, new Event('online'));
  expect(requests).toHaveLength(2);
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: false });
  await settle('fail');
  act(() => result.current.load());
  expect(requests).toHaveLength(3);
  await settle('fail');
  unmount();
  fireEvent(window, new Event('online'));
  expect(requests).toHaveLength(3);
});

it('is loaded again if the browser came online while the request was failing', async () => {
  const { lazyChunk, requests, settle } = pendingModule();
  const { result } = renderHook(() => useLazyChunk(lazyChunk, { isRequested: true }));
  fireEvent(window, new Event('online'));
  expect(requests).toHaveLength(1);
  await settle('fail');
  expect(requests).toHaveLength(2);
  expect(result.current.isLoading).toBe(true);
});

it('load() rejects', async () => {
  const lazyChunk = createLazyChunk(vi.fn<() => Promise<never>>().mockRejectedValue(new Error('offline')));
  await expect(lazyChunk.load()).rejects.toThrow('offline');
});
