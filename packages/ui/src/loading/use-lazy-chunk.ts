import { useEffect, useSyncExternalStore } from 'react';
import type { LazyChunk, LazyChunkSnapshot } from './lazy-chunk.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {
  // It stands in the chunk's snapshot.
};

const IDLE: LazyChunkSnapshot<never> = { status: 'idle', module: undefined };

/** When a lazy chunk is fetched. */
export type UseLazyChunkOptions = {
  /** The user has asked for it: fetched now, and `hasFailed` says if that failed. */
  isWanted?: boolean;
  /** Before that, fetched once the page has come to rest, so that it is there when it is first asked for. `true` by default. */
  isFetchedAhead?: boolean;
};

/**
 * A late module, for the component that shows it. Keep what the user asked for in a state of its own (`isWanted`):
 * what was pressed before the chunk is there is then carried out when it arrives.
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
    /** Asked for, and on its way. */
    isComing: isWanted && !module && status !== 'failed',
    /** Asked for, and could not be fetched: say so, and offer `load`. */
    hasFailed: isWanted && status === 'failed',
    load: () => void lazyChunk.load().catch(ignore),
  };
};
