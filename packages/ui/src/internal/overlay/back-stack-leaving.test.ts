import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

/** A window that records the steps of its history and performs none. */
const createWindow = () => {
  const view = new EventTarget();
  const steps: number[] = [];
  const history = {
    state: null as unknown,
    go: (delta: number) => steps.push(delta),
    pushState: (state: unknown) => void (history.state = state),
    replaceState: (state: unknown) => void (history.state = state),
  };
  return Object.assign(view, { history, steps });
};

let view: ReturnType<typeof createWindow>;
let close: () => void;

const dispatch = (type: string, properties = {}) =>
  view.dispatchEvent(Object.assign(new Event(type), properties));
const closeOverlay = () => {
  close();
  vi.advanceTimersByTime(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  view = createWindow();
  close = createBackStack(view as unknown as Window).open(() => true);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Overlays: while the next document is loading', () => {
  it('does not go back, which would cancel the navigation', () => {
    dispatch('beforeunload');
    closeOverlay();
    vi.advanceTimersByTime(29_000);
    expect(view.steps).toEqual([]);
  });

  it('removes the entry if no document loads within 30 s, as after a download', () => {
    dispatch('beforeunload');
    closeOverlay();
    vi.advanceTimersByTime(30_000);
    expect(view.steps).toEqual([-1]);
  });

  it('removes the entry when the browser restores the page from its cache', () => {
    dispatch('beforeunload');
    closeOverlay();
    dispatch('pageshow', { persisted: true });
    expect(view.steps).toEqual([-1]);
  });

  it('removes its beforeunload listener once nothing is open', () => {
    closeOverlay();
    view.history.state = null;
    dispatch('popstate', { state: null });
    expect(view.steps).toEqual([-1]);
    dispatch('beforeunload');
    expect(vi.getTimerCount()).toBe(0);
  });
});
