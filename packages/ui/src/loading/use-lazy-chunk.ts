import { useEffect, useSyncExternalStore } from 'react';
import type { LazyChunk, LazyChunkSnapshot } from './lazy-chunk.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {
  // The chunk's snapshot contains the error.
};

const IDLE: LazyChunkSnapshot<never> = { status: 'idle', module: undefined };

/** When a lazy chunk is loaded. */
export type UseLazyChunkOptions = {
  /** The user has requested it: it is loaded now, and `hasFailed` reports a failure. */
  isRequested?: boolean;
  /**
   * Without a request, it is loaded once the page is idle, so that it is available when it is first requested. `true`
   * by default.
   */
  isPreloaded?: boolean;
};

/**
 * A lazy chunk, for the component that shows it. Store what the user requested in a separate state (`isRequested`), so
 * that a press before the chunk has loaded takes effect once it has loaded.
 */
export const useLazyChunk = <Module>(
  lazyChunk: LazyChunk<Module>,
  { isRequested = false, isPreloaded = true }: UseLazyChunkOptions = {},
) => {
  const { status, module } = useSyncExternalStore(lazyChunk.subscribe, lazyChunk.getSnapshot, () => IDLE);

  useEffect(() => {
    if (isRequested) lazyChunk.load().catch(ignore);
  }, [lazyChunk, isRequested]);

  useEffect(() => {
    if (!isPreloaded || isRequested) return undefined;
    let isMounted = true;
    void whenIdle().then(() => (isMounted ? lazyChunk.load().catch(ignore) : undefined));
    return () => {
      isMounted = false;
    };
  }, [lazyChunk, isPreloaded, isRequested]);

  return {
    module,
    /** Requested, and loading. */
    isLoading: isRequested && !module && status !== 'failed',
    /** Requested, but loading failed: show that, and offer `load`. */
    hasFailed: isRequested && status === 'failed',
    load: () => void lazyChunk.load().catch(ignore),
  };
};
