/**
 * A minimal store, for `useSyncExternalStore` for example. Every `set` notifies the listeners, also with an equal
 * state.
 */
export const createStore = <State>(initial: State) => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): State => state,
    set: (next: State): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
