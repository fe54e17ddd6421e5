/**
 * An observable state, for example for `useSyncExternalStore`. Every `set` notifies, even with the same state. The UI
 * package contains a copy, because a design system publishes no state store.
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
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
