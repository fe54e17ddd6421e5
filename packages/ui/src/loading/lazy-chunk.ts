import { createStore } from '../internal/store.ts';

/** `idle`: nobody has asked for it yet. `failed`: it could not be fetched, and the next `load` tries again. */
export type LazyChunkStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** How far a part is that comes later. */
export type LazyChunkSnapshot<Part> = {
  /** What has come of fetching it. */
  readonly status: LazyChunkStatus;
  /** What was loaded; undefined until it is `ready`. */
  readonly part: Part | undefined;
};

/** A part of the product whose code comes after the screen it belongs to. One for each module, made outside of components. */
export type LazyChunk<Part> = {
  /** Fetches it; what is on its way or there is not fetched twice. Rejects with what `import()` says. */
  load: () => Promise<Part>;
  /** How far it is; the same object until that changes. */
  getSnapshot: () => LazyChunkSnapshot<Part>;
  /** Calls back when that changes, and gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a late part of `() => import('./Part.tsx')`. A part that failed is asked for again
 * once the browser is online, as long as a component that uses it is on the page.
 */
export const createLazyChunk = <Part>(fetchModule: () => Promise<Part>): LazyChunk<Part> => {
  const store = createStore<LazyChunkSnapshot<Part>>({ status: 'idle', part: undefined });
  let attempt: Promise<Part> | undefined;
  /** How many components use it. */
  let users = 0;

  /** Whether the network came back since this attempt began: it may do so while the attempt is still failing. */
  let isBack = false;

  const loadAgain = () => {
    isBack = true;
    // What goes wrong now stands in the snapshot.
    if (users > 0) load().catch(() => {});
  };
  const start = async () => {
    isBack = false;
    window.addEventListener('online', loadAgain);
    try {
      const part = await fetchModule();
      window.removeEventListener('online', loadAgain);
      store.set({ status: 'ready', part });
      return part;
    } catch (error) {
      attempt = undefined;
      store.set({ status: 'failed', part: undefined });
      if (isBack) loadAgain();
      throw error;
    }
  };
  const load = () => {
    if (!attempt) {
      attempt = start();
      store.set({ status: 'loading', part: undefined });
    }
    return attempt;
  };

  return {
    load,
    getSnapshot: store.get,
    subscribe: (listener) => {
      const stop = store.subscribe(listener);
      users += 1;
      return () => {
        stop();
        users -= 1;
      };
    },
  };
};
