import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackStack, createBackStack } from './back-stack.ts';

/**
 * How browsers perform a pending step of the history when a page is opened before: they count from the new page
 * (HTML), go where the step would have led before (Chromium, measured in 156), or drop it (jsdom).
 */
type Meanwhile = 'counts anew' | 'leaves it' | 'drops the step';

type Entry = { key: string; state: unknown };

/** The history of a window, with steps that take 10 ms. */
const createWindow = (meanwhile: Meanwhile) => {
  const view = new EventTarget();
  const navigation = new EventTarget() as EventTarget & Pick<Navigation, 'currentEntry' | 'traverseTo'>;
  let entries: Entry[] = [{ key: 'entry 0', state: null }];
  let at = 0;
  let count = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const land = (index: number) => {
    if (!entries[index]) return;
    at = index;
    view.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at]?.state }));
  };
  const later = (target: () => number) => {
    pending = setTimeout(() => land(target()), 10);
  };
  const history = {
    get state() {
      return entries[at]?.state;
    },
    get length() {
      return entries.length;
    },
    go: (delta: number) => {
      const target = at + delta;
      later(meanwhile === 'leaves it' ? () => target : () => at + delta);
    },
    replaceState: (state: unknown) => {
      entries[at] = { key: `entry ${(count += 1)}`, state };
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), { key: `entry ${(count += 1)}`, state }];
      at += 1;
      if (meanwhile === 'drops the step') clearTimeout(pending);
      navigation.dispatchEvent(
        Object.assign(new Event('currententrychange'), { navigationType: 'push' as const }),
      );
    },
  };
  Object.defineProperty(navigation, 'currentEntry', { get: () => entries[at] });
  navigation.traverseTo = (key) => {
    later(() => entries.findIndex((entry) => entry.key === key));
    return {};
  };
  // Only Chromium requires the Navigation API here, so only it has one.
  return Object.assign(view, meanwhile === 'leaves it' ? { history, navigation } : { history });
};

let view: ReturnType<typeof createWindow>;
let stack: BackStack;

const wait = () => vi.advanceTimersByTime(100);
const go = (delta: number) => {
  view.history.go(delta);
  wait();
};
const navigate = (to: string) => view.history.pushState({ place: to });

/** The current page, as a router sees it; in brackets on the entry of an overlay. */
const place = () => {
  const state = view.history.state as { place: string };
  return Object.hasOwn(state, 'jananiOverlay') ? `[${state.place}]` : state.place;
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

const start = (meanwhile: Meanwhile) => {
  view = createWindow(meanwhile);
  stack = createBackStack(view as unknown as Window);
  navigate('before');
  navigate('page');
};

beforeEach(() => {
  vi.useFakeTimers();
  start('counts anew');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Overlays (a): Back', () => {
  it('closes the overlay and stays on the page', () => {
    const overlay = openOverlay();
    expect(place()).toBe('[page]');
    go(-1);
    expect([overlay.isOpen, place()]).toEqual([false, 'page']);
    go(-1);
    expect(place()).toBe('before');
  });

  it('does not open the overlay again by Forward', () => {
    const overlay = openOverlay();
    go(-1);
    go(1);
    expect([overlay.isOpen, place()]).toEqual([false, 'page']);
  });

  it('closes nested overlays one at a time', () => {
    const [outer, inner] = [openOverlay(), openOverlay()];
    go(-1);
    expect([outer.isOpen, inner.isOpen]).toEqual([true, false]);
    go(-1);
    expect([outer.isOpen, place()]).toEqual([false, 'page']);
  });

  it('closes all overlays that a jump passes over', () => {
    const overlays = [openOverlay(), openOverlay()];
    go(-3);
    expect(overlays.map(({ isOpen }) => isOpen)).toEqual([false, false]);
    expect(place()).toBe('before');
  });

  it('does not close an overlay that has to stay, and closes it afterwards', () => {
    let hasToStay = true;
    let isOpen = true;
    const release = stack.open(() => {
      if (hasToStay) return false;
      isOpen = false;
      release();
      return true;
    });
    go(-1);
    expect([isOpen, place()]).toEqual([true, '[page]']);
    hasToStay = false;
    go(-1);
    expect([isOpen, place()]).toEqual([false, 'page']);
  });
});

describe('Overlays (a): closing other than by Back', () => {
  it('leaves no entry behind: the next Back leaves the page', () => {
    openOverlay().close();
    wait();
    expect(place()).toBe('page');
    go(-1);
    expect(place()).toBe('before');
  });

  it('removes the entries of nested overlays at once', () => {
    for (const { close } of [openOverlay(), openOverlay()]) close();
    wait();
    expect(place()).toBe('page');
  });

  it('waits for the upper one when the lower one is closed first', () => {
    const [lower, upper] = [openOverlay(), openOverlay()];
    lower.close();
    wait();
    expect([upper.isOpen, place()]).toEqual([true, '[page]']);
    upper.close();
    wait();
    expect(place()).toBe('page');
  });

  it('the overlay that opens next reuses the entry', () => {
    openOverlay().close();
    const next = openOverlay();
    wait();
    expect([place(), view.history.length]).toEqual(['[page]', 4]);
    go(-1);
    expect([next.isOpen, place()]).toEqual([false, 'page']);
  });

  it('opens another while the browser is still going back', () => {
    openOverlay().close();
    vi.advanceTimersByTime(5);
    const next = openOverlay();
    wait();
    expect([next.isOpen, place()]).toEqual([true, '[page]']);
    go(-1);
    expect([next.isOpen, place()]).toEqual([false, 'page']);
  });

  it('reuses the entry that a reload has left', () => {
    openOverlay();
    stack = createBackStack(view as unknown as Window);
    const again = openOverlay();
    expect(view.history.length).toBe(4);
    go(-1);
    expect([again.isOpen, place()]).toEqual([false, 'page']);
  });
});

describe('Overlays (a): a page opened from an overlay', () => {
  it.each(['before', 'after'])('%s it is closed: Back and Forward skip its entry', (when) => {
    const overlay = openOverlay();
    if (when === 'before') navigate('next');
    overlay.close();
    if (when === 'after') navigate('next');
    wait();
    expect(place()).toBe('next');
    for (const [delta, expected] of [
      [-1, 'page'],
      [1, 'next'],
      [-1, 'page'],
      [-1, 'before'],
    ] as const) {
      go(delta);
      expect(place()).toBe(expected);
    }
  });

  it('Back and Forward skip nested entries too', () => {
    const overlays = [openOverlay(), openOverlay()];
    navigate('next');
    for (const { close } of overlays) close();
    wait();
    go(-1);
    expect(place()).toBe('page');
    go(1);
    expect(place()).toBe('next');
  });

  it.each<Meanwhile>(['counts anew', 'leaves it', 'drops the step'])(
    'stays on the next page when the browser, still going back, %s',
    (meanwhile) => {
      start(meanwhile);
      openOverlay().close();
      vi.advanceTimersByTime(5);
      navigate('next');
      vi.advanceTimersByTime(2000);
      expect(place()).toBe('next');
      go(-1);
      expect(place()).toBe('page');
    },
  );

  it('Back closes an overlay that stayed open over the next page', () => {
    const overlay = openOverlay();
    navigate('next');
    go(-1);
    expect([overlay.isOpen, place()]).toEqual([true, '[page]']);
    go(-1);
    expect([overlay.isOpen, place()]).toEqual([false, 'page']);
  });
});
