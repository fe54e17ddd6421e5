/**
 * A state that is followed, with `useSyncExternalStore` for example. Every `set` is told, also of the same state.
 * The UI package has the same one for itself: a design system publishes no state.
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
    /** Returns how to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
