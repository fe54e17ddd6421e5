import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackStack } from './back-stack.ts';

/** A window that notes the steps of its history and takes none. */
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

const tell = (type: string, more = {}) => view.dispatchEvent(Object.assign(new Event(type), more));
const closeIt = () => {
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

describe('Overlays: the next document is on its way', () => {
  it('takes no step that would cancel it', () => {
    tell('beforeunload');
    closeIt();
    vi.advanceTimersByTime(29_000);
    expect(view.steps).toEqual([]);
  });

  it('leaves the entry once no document came within half a minute, as after a download', () => {
    tell('beforeunload');
    closeIt();
    vi.advanceTimersByTime(30_000);
    expect(view.steps).toEqual([-1]);
  });

  it('leaves the entry when the browser brings the page back', () => {
    tell('beforeunload');
    closeIt();
    tell('pageshow', { persisted: true });
    expect(view.steps).toEqual([-1]);
  });

  it('says nothing of itself to the browser once nothing is open', () => {
    closeIt();
    view.history.state = null;
    tell('popstate', { state: null });
    expect(view.steps).toEqual([-1]);
    tell('beforeunload');
    expect(vi.getTimerCount()).toBe(0);
  });
});
