import { useEffect, useSyncExternalStore } from 'react';
import type { LazyChunk, LazyChunkSnapshot } from './lazy-chunk.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {
  // The error is in the chunk's snapshot.
};

const IDLE: LazyChunkSnapshot<never> = { status: 'idle', module: undefined };

/** When a lazy chunk is loaded. */
export type UseLazyChunkOptions = {
  /** The user has requested it: it is loaded now, and `hasFailed` reports a failure. */
  isWanted?: boolean;
  /**
   * Without a request, it is loaded once the page is idle, so that it is available when it is first requested. `true`
   * by default.
   */
  isFetchedAhead?: boolean;
};

/**
 * A lazy chunk, for the component that shows it. Hold what the user requested in a state of its own (`isWanted`), so
 * that a press before the chunk has loaded takes effect when it arrives.
 */
export const useLazyChunk = <Module>(
  lazyChunk: LazyChunk<Module>,
  { isWanted = false, isFetchedAhead = true }: UseLazyChunkOptions = {},
) => {
  const { status, module } = useSyncExternalStore(lazyChunk.subscribe, lazyChunk.getSnapshot, () => IDLE);

  useEffect(() => {
    if (isWanted) lazyChunk.load().catch(ignore);
  }, [lazyChunk, isWanted]);

  useEffect(() => {
    if (!isFetchedAhead || isWanted) return undefined;
    let isHere = true;
    void whenIdle().then(() => (isHere ? lazyChunk.load().catch(ignore) : undefined));
    return () => {
      isHere = false;
    };
  }, [lazyChunk, isFetchedAhead, isWanted]);

  return {
    module,
    /** Requested, and loading. */
    isComing: isWanted && !module && status !== 'failed',
    /** Requested, but loading failed: show that, and offer `load`. */
    hasFailed: isWanted && status === 'failed',
    load: () => void lazyChunk.load().catch(ignore),
  };
};
