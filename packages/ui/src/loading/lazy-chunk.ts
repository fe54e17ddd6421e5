import { createStore } from '../internal/store.ts';

/** `idle`: nobody has asked for it yet. `failed`: it could not be fetched, and the next `load` tries again. */
export type LazyChunkStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** How far a chunk has come. */
export type LazyChunkSnapshot<Module> = {
  /** What has come of fetching it. */
  readonly status: LazyChunkStatus;
  /** What was loaded; undefined until it is `ready`. */
  readonly module: Module | undefined;
};

/** A module of the product whose code comes after the screen it belongs to. One for each module, made outside of components. */
export type LazyChunk<Module> = {
  /** Fetches it; what is on its way or there is not fetched twice. Rejects with what `import()` says. */
  load: () => Promise<Module>;
  /** How far it is; the same object until that changes. */
  getSnapshot: () => LazyChunkSnapshot<Module>;
  /** Calls back when that changes, and gives back how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a lazy chunk of `() => import('./Part.tsx')`. A chunk that failed is asked for again
 * once the browser is online, as long as a component that uses it is on the page.
 */
export const createLazyChunk = <Module>(fetchModule: () => Promise<Module>): LazyChunk<Module> => {
  const store = createStore<LazyChunkSnapshot<Module>>({ status: 'idle', module: undefined });
  let attempt: Promise<Module> | undefined;
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
      const module = await fetchModule();
      window.removeEventListener('online', loadAgain);
      store.set({ status: 'ready', module });
      return module;
    } catch (error) {
      attempt = undefined;
      store.set({ status: 'failed', module: undefined });
      if (isBack) loadAgain();
      throw error;
    }
  };
  const load = () => {
    if (!attempt) {
      attempt = start();
      store.set({ status: 'loading', module: undefined });
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
