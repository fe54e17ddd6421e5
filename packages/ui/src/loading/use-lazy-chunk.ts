import { useEffect, useSyncExternalStore } from 'react';
import type { LazyChunk, LazyChunkSnapshot } from './lazy-chunk.ts';
import { whenIdle } from './when-idle.ts';

const ignore = () => {
  // It stands in the part's snapshot.
};

const IDLE: LazyChunkSnapshot<never> = { status: 'idle', part: undefined };

/** When a part that comes later is fetched. */
export type UseLazyChunkOptions = {
  /** The user has asked for it: fetched now, and `hasFailed` says if that failed. */
  isWanted?: boolean;
  /** Before that, fetched once the page has come to rest, so that it is there when it is first asked for. `true` by default. */
  isFetchedAhead?: boolean;
};

/**
 * A late part, for the component that shows it. Keep what the user asked for in a state of its own (`isWanted`):
 * what was pressed before the part is there is then carried out when it arrives.
 */
export const useLazyChunk = <Part>(
  lazyChunk: LazyChunk<Part>,
  { isWanted = false, isFetchedAhead = true }: UseLazyChunkOptions = {},
) => {
  const { status, part } = useSyncExternalStore(lazyChunk.subscribe, lazyChunk.getSnapshot, () => IDLE);

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
    part,
    /** Asked for, and on its way. */
    isComing: isWanted && !part && status !== 'failed',
    /** Asked for, and could not be fetched: say so, and offer `load`. */
    hasFailed: isWanted && status === 'failed',
    load: () => void lazyChunk.load().catch(ignore),
  };
};
