import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackStack, createBackStack } from './back-stack.ts';

/**
 * How browsers perform a pending step of the history when a page is opened meanwhile: it is relative to the new page
 * (HTML), goes to its original target (Chromium, measured in 156), or is dropped (jsdom).
 */
type PendingStep = 'is relative to the new page' | 'goes to its original target' | 'is dropped';

type Entry = { key: string; state: unknown };

/** The history of a window, with steps that take 10 ms. */
const createWindow = (pendingStep: PendingStep) => {
  const view = new EventTarget();
  const navigation = new EventTarget() as EventTarget & Pick<Navigation, 'currentEntry' | 'traverseTo'>;
  let entries: Entry[] = [{ key: 'entry 0', state: null }];
  let index = 0;
  let count = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const arriveAt = (target: number) => {
    if (!entries[target]) return;
    index = target;
    view.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[index]?.state }));
  };
  const scheduleStep = (target: () => number) => {
    pending = setTimeout(() => arriveAt(target()), 10);
  };
  const history = {
    get state() {
      return entries[index]?.state;
    },
    get length() {
      return entries.length;
    },
    go: (delta: number) => {
      const target = index + delta;
      scheduleStep(pendingStep === 'goes to its original target' ? () => target : () => index + delta);
    },
    replaceState: (state: unknown) => {
      entries[index] = { key: `entry ${(count += 1)}`, state };
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, index + 1), { key: `entry ${(count += 1)}`, state }];
      index += 1;
      if (pendingStep === 'is dropped') clearTimeout(pending);
      navigation.dispatchEvent(
        Object.assign(new Event('currententrychange'), { navigationType: 'push' as const }),
      );
    },
  };
  Object.defineProperty(navigation, 'currentEntry', { get: () => entries[index] });
  navigation.traverseTo = (key) => {
    scheduleStep(() => entries.findIndex((entry) => entry.key === key));
    return {};
  };
  // Only Chromium requires the Navigation API here, so only it has one.
  return Object.assign(
    view,
    pendingStep === 'goes to its original target' ? { history, navigation } : { history },
  );
};

let view: ReturnType<typeof createWindow>;
let stack: BackStack;

const wait = () => vi.advanceTimersByTime(100);
const go = (delta: number) => {
  view.history.go(delta);
  wait();
};
const pushPage = (to: string) => view.history.pushState({ currentPage: to });

/** The current page, as a router sees it; in brackets on the entry of an overlay. */
const currentPage = () => {
  const state = view.history.state as { currentPage: string };
  return Object.hasOwn(state, 'jananiOverlay') ? `[${state.currentPage}]` : state.currentPage;
};

/** An overlay that closes on request, as a component would. */
const openOverlay = () => {
  const overlay = {
    isOpen: true,
    close: () => {
      overlay.isOpen = false;
      release();
    },
  };
  const release = stack.open(() => {
    overlay.close();
    return true;
  });
  return overlay;
};

const createHistory = (pendingStep: PendingStep) => {
  view = createWindow(pendingStep);
  stack = createBackStack(view as unknown as Window);
  pushPage('before');
  pushPage('page');
};

beforeEach(() => {
  vi.useFakeTimers();
  createHistory('is relative to the new page');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Overlays (a): Back', () => {
  it('closes the overlay and stays on the page', () => {
    const overlay = openOverlay();
    expect(currentPage()).toBe('[page]');
    go(-1);
    expect([overlay.isOpen, currentPage()]).toEqual([false, 'page']);
    go(-1);
    expect(currentPage()).toBe('before');
  });

  it('does not open the overlay again by Forward', () => {
    const overlay = openOverlay();
    go(-1);
    go(1);
    expect([overlay.isOpen, currentPage()]).toEqual([false, 'page']);
  });

  it('closes nested overlays one at a time', () => {
    const [outer, inner] = [openOverlay(), openOverlay()];
    go(-1);
    expect([outer.isOpen, inner.isOpen]).toEqual([true, false]);
    go(-1);
    expect([outer.isOpen, currentPage()]).toEqual([false, 'page']);
  });

  it('closes all overlays that a jump of several entries skips', () => {
    const overlays = [openOverlay(), openOverlay()];
    go(-3);
    expect(overlays.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(currentPage()).toBe('before');
  });

  it('does not close a locked overlay, and closes it once it is unlocked', () => {
    let isLocked = true;
    let isOpen = true;
    const release = stack.open(() => {
      if (isLocked) return false;
      isOpen = false;
      release();
      return true;
    });
    go(-1);
    expect([isOpen, currentPage()]).toEqual([true, '[page]']);
    isLocked = false;
    go(-1);
    expect([isOpen, currentPage()]).toEqual([false, 'page']);
  });
});

describe('Overlays (a): closing in another way than by Back', () => {
  it('leaves no history entry: the next Back leaves the page', () => {
    openOverlay().close();
    wait();
    expect(currentPage()).toBe('page');
    go(-1);
    expect(currentPage()).toBe('before');
  });

  it('removes the entries of nested overlays at once', () => {
    for (const { close } of [openOverlay(), openOverlay()]) close();
    wait();
    expect(currentPage()).toBe('page');
  });

  it('does not go back while the upper overlay is open, when the lower one is closed first', () => {
    const [lower, upper] = [openOverlay(), openOverlay()];
    lower.close();
    wait();
    expect([upper.isOpen, currentPage()]).toEqual([true, '[page]']);
    upper.close();
    wait();
    expect(currentPage()).toBe('page');
  });

  it('the overlay that opens next reuses the entry', () => {
    openOverlay().close();
    const next = openOverlay();
    wait();
    expect([currentPage(), view.history.length]).toEqual(['[page]', 4]);
    go(-1);
    expect([next.isOpen, currentPage()]).toEqual([false, 'page']);
  });

  it('opens another overlay while the browser is still going back', () => {
    openOverlay().close();
    vi.advanceTimersByTime(5);
    const next = openOverlay();
    wait();
    expect([next.isOpen, currentPage()]).toEqual([true, '[page]']);
    go(-1);
    expect([next.isOpen, currentPage()]).toEqual([false, 'page']);
  });

  it('reuses the overlay entry that a reload left in the history', () => {
    openOverlay();
    stack = createBackStack(view as unknown as Window);
    const again = openOverlay();
    expect(view.history.length).toBe(4);
    go(-1);
    expect([again.isOpen, currentPage()]).toEqual([false, 'page']);
  });
});

describe('Overlays (a): a page opened from an overlay', () => {
  it.each(['before', 'after'])('%s it is closed: Back and Forward skip its entry', (when) => {
    const overlay = openOverlay();
    if (when === 'before') pushPage('next');
    overlay.close();
    if (when === 'after') pushPage('next');
    wait();
    expect(currentPage()).toBe('next');
    for (const [delta, expected] of [
      [-1, 'page'],
      [1, 'next'],
      [-1, 'page'],
      [-1, 'before'],
    ] as const) {
      go(delta);
      expect(currentPage()).toBe(expected);
    }
  });

  it('Back and Forward skip nested entries too', () => {
    const overlays = [openOverlay(), openOverlay()];
    pushPage('next');
    for (const { close } of overlays) close();
    wait();
    go(-1);
    expect(currentPage()).toBe('page');
    go(1);
    expect(currentPage()).toBe('next');
  });

  it.each<PendingStep>(['is relative to the new page', 'goes to its original target', 'is dropped'])(
    'stays on the next page when the pending step %s',
    (pendingStep) => {
      createHistory(pendingStep);
      openOverlay().close();
      vi.advanceTimersByTime(5);
      pushPage('next');
      vi.advanceTimersByTime(2000);
      expect(currentPage()).toBe('next');
      go(-1);
      expect(currentPage()).toBe('page');
    },
  );

  it('Back closes an overlay that stayed open over the next page', () => {
    const overlay = openOverlay();
    pushPage('next');
    go(-1);
    expect([overlay.isOpen, currentPage()]).toEqual([true, '[page]']);
    go(-1);
    expect([overlay.isOpen, currentPage()]).toEqual([false, 'page']);
  });
});
