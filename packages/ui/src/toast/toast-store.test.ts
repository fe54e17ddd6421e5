import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, MAX_VISIBLE_TOASTS } from './toast-store.ts';
import {
  DEFAULT_TOAST_DURATION,
  getDuration,
  TOAST_TYPES,
  type ToastCloseReason,
  type ToastOptions,
} from './toast.ts';

const saved: ToastOptions = { type: 'success', title: 'Settings Saved' };
const createNumbered = (count: number): ToastOptions[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'info', title: `Toast ${index + 1}` }));

/** A store whose region is mounted, so that time runs. */
const createRunningStore = () => {
  const store = createToastStore();
  store.setPaused('unmounted', false);
  return store;
};
const getTitles = (store: ReturnType<typeof createToastStore>) =>
  store.getSnapshot().visible.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it('has one of four types [TO-03]', () => {
    expect(TOAST_TYPES).toEqual(['success', 'error', 'warning', 'info']);
  });

  it('Toast 1: has an id, a type, a title, a description and a duration [TO-10]', () => {
    const store = createRunningStore();
    const ids = createNumbered(2).map((options) => store.show({ ...options, description: 'More' }));
    expect(new Set(ids).size).toBe(2);
    expect(store.getSnapshot().visible[1]).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9]{4,}$/),
      type: 'info',
      title: 'Toast 1',
      description: 'More',
    });
    expect(store.getSnapshot().visible.map(getDuration)).toEqual([5000, 5000]);
  });

  it('Toast 9: closes by itself after 5000 ms [TO-04, TO-05]', () => {
    const onClose = vi.fn<(reason: ToastCloseReason) => void>();
    const store = createRunningStore();
    store.show({ ...saved, onClose });
    expect(DEFAULT_TOAST_DURATION).toBe(5000);
    vi.advanceTimersByTime(4999);
    expect(getTitles(store)).toEqual(['Settings Saved']);
    vi.advanceTimersByTime(1);
    expect(getTitles(store)).toEqual([]);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('timeout');
  });

  it('stays for the duration in its options [TO-09]', () => {
    const store = createRunningStore();
    store.show({ ...saved, duration: 8000 });
    vi.advanceTimersByTime(7999);
    expect(getTitles(store)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(getTitles(store)).toHaveLength(0);
  });

  it('Toast 7: stays while it has an action', () => {
    const store = createRunningStore();
    store.show({ ...saved, action: { label: 'Undo', onPress: () => {} } });
    vi.advanceTimersByTime(600_000);
    expect(getTitles(store)).toHaveLength(1);
  });

  it('Toast 9: is hidden without the others [TO-07]', () => {
    const store = createRunningStore();
    const onClose = vi.fn<(reason: ToastCloseReason) => void>();
    const [first] = createNumbered(3).map((options) => store.show({ ...options, onClose }));
    store.close(first ?? '', 'hide');
    store.close('of no toast', 'hide');
    expect(getTitles(store)).toEqual(['Toast 3', 'Toast 2']);
    expect(onClose).toHaveBeenCalledExactlyOnceWith('hide');
  });

  it('Toast 9: all are hidden at once, the waiting ones too, and each calls onClose [TO-08, trap 6]', () => {
    const onClose = vi.fn<(reason: ToastCloseReason) => void>();
    const store = createRunningStore();
    for (const options of createNumbered(5)) store.show({ ...options, onClose });
    store.closeAll('hide');
    expect(store.getSnapshot()).toMatchObject({ visible: [], waiting: 0 });
    expect(onClose.mock.calls).toEqual(Array.from({ length: 5 }, () => ['hide']));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Toast 7: changes in place and gets its whole duration again', () => {
    const store = createRunningStore();
    const id = store.show(saved);
    vi.advanceTimersByTime(4000);
    store.update(id, { type: 'error', title: 'Not saved' });
    vi.advanceTimersByTime(4000);
    expect(store.getSnapshot().visible).toMatchObject([{ id, type: 'error', title: 'Not saved', count: 1 }]);
    vi.advanceTimersByTime(1000);
    expect(getTitles(store)).toEqual([]);
    store.update(id, { title: 'Too late' });
    expect(getTitles(store)).toEqual([]);
  });

  it('can be shown again from its onClose', () => {
    const store = createRunningStore();
    store.show({ ...saved, onClose: () => store.show({ type: 'info', title: 'Again' }) });
    vi.advanceTimersByTime(5000);
    expect(getTitles(store)).toEqual(['Again']);
  });
});

describe('repeats', () => {
  it('Toast 7: a repeated message is counted and gets its whole duration again', () => {
    const onClose = vi.fn<(reason: ToastCloseReason) => void>();
    const store = createRunningStore();
    const first = store.show({ ...saved, onClose });
    vi.advanceTimersByTime(4000);
    expect(store.show({ ...saved, onClose })).toBe(first);
    expect(store.getSnapshot().visible).toMatchObject([{ id: first, count: 2 }]);
    vi.advanceTimersByTime(4999);
    expect(getTitles(store)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('a different description is a different message', () => {
    const store = createRunningStore();
    store.show(saved);
    store.show({ ...saved, description: 'Your profile has been updated successfully' });
    expect(getTitles(store)).toHaveLength(2);
  });

  it('Toast 7: showing an existing id changes that toast, and adds none', () => {
    const store = createRunningStore();
    store.show({ ...saved, id: 'network' });
    expect(store.show({ type: 'error', title: 'Offline', id: 'network' })).toBe('network');
    expect(store.getSnapshot().visible).toMatchObject([{ title: 'Offline', count: 1 }]);
  });
});

describe('the queue', () => {
  it('Toast 7: shows three, the newest first, and the others wait in order', () => {
    const store = createRunningStore();
    for (const options of createNumbered(5)) store.show(options);
    expect(MAX_VISIBLE_TOASTS).toBe(3);
    expect(getTitles(store)).toEqual(['Toast 3', 'Toast 2', 'Toast 1']);
    expect(store.getSnapshot().waiting).toBe(2);
    const [, , oldest] = store.getSnapshot().visible;
    store.close(oldest?.id ?? '', 'dismiss');
    expect(getTitles(store)).toEqual(['Toast 4', 'Toast 3', 'Toast 2']);
  });

  it('Toast 3: time starts when a toast becomes visible, not while it waits', () => {
    const store = createRunningStore();
    for (const options of createNumbered(4)) store.show(options);
    vi.advanceTimersByTime(5000);
    expect(getTitles(store)).toEqual(['Toast 4']);
    vi.advanceTimersByTime(4999);
    expect(getTitles(store)).toEqual(['Toast 4']);
    vi.advanceTimersByTime(1);
    expect(getTitles(store)).toEqual([]);
  });

  it('announces once each toast that becomes visible', () => {
    const store = createRunningStore();
    const onShown = vi.fn<(title: string) => void>();
    store.onShown(({ title }) => onShown(title));
    for (const options of createNumbered(4)) store.show(options);
    vi.advanceTimersByTime(5000);
    expect(onShown.mock.calls.flat()).toEqual(['Toast 1', 'Toast 2', 'Toast 3', 'Toast 4']);
  });
});

describe('holds', () => {
  it('a toast added while another is hovered is paused too [trap 1]', () => {
    const store = createRunningStore();
    store.show({ type: 'info', title: 'Hovered' });
    store.setPaused('focus', true);
    store.show({ type: 'info', title: 'Added later' });
    vi.advanceTimersByTime(60_000);
    expect(getTitles(store)).toEqual(['Added later', 'Hovered']);
    store.setPaused('focus', false);
    vi.advanceTimersByTime(5000);
    expect(getTitles(store)).toEqual([]);
  });

  it('time continues only when no reason is left [T-31]', () => {
    const store = createRunningStore();
    store.show(saved);
    store.setPaused('focus', true);
    store.setPaused('hidden', true);
    store.setPaused('focus', false);
    vi.advanceTimersByTime(60_000);
    expect(getTitles(store)).toHaveLength(1);
    store.setPaused('hidden', false);
    vi.advanceTimersByTime(5000);
    expect(getTitles(store)).toHaveLength(0);
  });

  it('time does not run until there is a region that shows the toast', () => {
    const store = createToastStore();
    store.show(saved);
    vi.advanceTimersByTime(60_000);
    expect(getTitles(store)).toHaveLength(1);
    store.setPaused('unmounted', false);
    vi.advanceTimersByTime(5000);
    expect(getTitles(store)).toHaveLength(0);
  });
});
