import { createStore } from '../internal/store.ts';

/** `idle`: not requested yet. `failed`: loading failed, and the next `load` tries again. */
export type LazyChunkStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The state of loading a chunk. */
export type LazyChunkSnapshot<Module> = {
  /** The state of loading, with its result. */
  readonly status: LazyChunkStatus;
  /** The loaded module; undefined until it is `ready`. */
  readonly module: Module | undefined;
};

/**
 * A module of the product whose code loads after the screen that uses it. Create one for each module, outside of
 * components.
 */
export type LazyChunk<Module> = {
  /** Loads it; a module that is loading or loaded is not requested twice. Rejects with the error of `import()`. */
  load: () => Promise<Module>;
  /** The current state; the same object until it changes. */
  getSnapshot: () => LazyChunkSnapshot<Module>;
  /** Subscribes to changes, and returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Makes a lazy chunk of `() => import('./Panel.tsx')`. A chunk that failed is requested again once the browser is
 * online, as long as a component that uses it is mounted.
 */
export const createLazyChunk = <Module>(fetchModule: () => Promise<Module>): LazyChunk<Module> => {
  const store = createStore<LazyChunkSnapshot<Module>>({ status: 'idle', module: undefined });
  let loadPromise: Promise<Module> | undefined;
  /** The number of components that use it. */
  let subscriberCount = 0;

  /** Whether the network came back since this attempt began, possibly while the attempt was still failing. */
  let hasReconnected = false;

  const loadAgain = () => {
    hasReconnected = true;
    // The snapshot contains the error.
    if (subscriberCount > 0) load().catch(() => {});
  };
  const fetchOnce = async () => {
    hasReconnected = false;
    window.addEventListener('online', loadAgain);
    try {
      const module = await fetchModule();
      window.removeEventListener('online', loadAgain);
      store.set({ status: 'ready', module });
      return module;
    } catch (error) {
      loadPromise = undefined;
      store.set({ status: 'failed', module: undefined });
      if (hasReconnected) loadAgain();
      throw error;
    }
  };
  const load = () => {
    if (!loadPromise) {
      loadPromise = fetchOnce();
      store.set({ status: 'loading', module: undefined });
    }
    return loadPromise;
  };

  return {
    load,
    getSnapshot: store.get,
    subscribe: (listener) => {
      const unsubscribe = store.subscribe(listener);
      subscriberCount += 1;
      return () => {
        unsubscribe();
        subscriberCount -= 1;
      };
    },
  };
};
