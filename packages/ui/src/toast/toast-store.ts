import { createStore } from '../internal/store.ts';
import { createTimer, type Timer } from './timer.ts';
import {
  createToast,
  saysTheSame,
  timeOf,
  type Toast,
  type ToastCloseReason,
  type ToastOptions,
} from './toast.ts';

/** How many toasts are seen at once where nothing else is said; the rest wait. */
export const MAX_VISIBLE_TOASTS = 3;

/** Why time stands still for all toasts. `unmounted`: there is nothing to see them in yet. */
export type HoldReason = 'unmounted' | 'hover' | 'focus' | 'touch' | 'hidden' | 'blurred';

export type ToastSnapshot = {
  /** What is seen, the newest first. */
  readonly visible: readonly Toast[];
  /** How many wait for a place. */
  readonly waiting: number;
  readonly isHeld: boolean;
};

/** What of a toast that is shown is to be another way. */
export type ToastChanges = Partial<Omit<ToastOptions, 'id'>>;

type CloseHandler = NonNullable<ToastOptions['onClose']>;
type Entry = {
  toast: Toast;
  timer: Timer | undefined;
  /** Somebody has been told of it as it is now. */
  isTold: boolean;
  onClose: CloseHandler[];
};

export const EMPTY_SNAPSHOT: ToastSnapshot = { visible: [], waiting: 0, isHeld: true };

/**
 * The toasts of one provider. It keeps their time itself: a toast added while time stands still waits like
 * those that were there before, which the timers of the component library do not do.
 */
export const createToastStore = (limit = MAX_VISIBLE_TOASTS) => {
  // The oldest first: who came first is seen first.
  let entries: Entry[] = [];
  const snapshot = createStore(EMPTY_SNAPSHOT);
  const holds = new Set<HoldReason>(['unmounted']);
  const shownListeners = new Set<(toast: Toast) => void>();

  const visibleEntries = () => entries.slice(0, limit);

  /** Tells of what has come into view. What came while nobody listened is told to the first who does. */
  const tell = () => {
    if (shownListeners.size === 0) return;
    const shown = visibleEntries().filter(({ isTold }) => !isTold);
    for (const entry of shown) entry.isTold = true;
    for (const { toast } of shown) for (const listener of shownListeners) listener(toast);
  };

  const close = (id: string, reason: ToastCloseReason) => {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (!entry) return;
    entry.timer?.pause();
    entries = entries.filter((other) => other !== entry);
    settle();
    for (const onClose of entry.onClose) onClose(reason);
  };

  /** Brings timers, announcements and listeners in line with the list. */
  const settle = () => {
    const visible = visibleEntries();
    for (const entry of visible) {
      entry.timer ??= createTimer(timeOf(entry.toast), () => close(entry.toast.id, 'timeout'));
      entry.timer[holds.size > 0 ? 'pause' : 'run']();
    }
    snapshot.set({
      // `toReversed` is younger than the oldest browsers that the package is made for.
      // oxlint-disable-next-line unicorn/no-array-reverse
      visible: visible.map(({ toast }) => toast).reverse(),
      waiting: entries.length - visible.length,
      isHeld: holds.size > 0,
    });
    tell();
  };

  /** Changes a toast and gives it its whole time again. */
  const renew = (entry: Entry, toast: Toast, onClose: CloseHandler[]) => {
    entry.timer?.pause();
    entry.timer = undefined;
    entry.isTold = false;
    entry.toast = { ...toast, id: entry.toast.id, run: entry.toast.run + 1 };
    entry.onClose = onClose;
    settle();
  };

  return {
    /** Adds a toast. The same message again, or the same id, changes the one that is there. Returns the id. */
    show: (options: ToastOptions): string => {
      const toast = createToast(options);
      const onClose = options.onClose ? [options.onClose] : [];
      const same = entries.find((entry) => entry.toast.id === options.id);
      const repeated = same ?? entries.find((entry) => saysTheSame(entry.toast, toast));
      if (!repeated) {
        entries = [...entries, { toast, timer: undefined, isTold: false, onClose }];
        settle();
        return toast.id;
      }
      const count = saysTheSame(repeated.toast, toast) ? repeated.toast.count + 1 : 1;
      renew(repeated, { ...toast, count }, [...repeated.onClose, ...onClose]);
      return repeated.toast.id;
    },

    /** Changes what a toast says. Does nothing once it is gone. */
    update: (id: string, { onClose, ...changes }: ToastChanges) => {
      const entry = entries.find(({ toast }) => toast.id === id);
      if (!entry) return;
      const toast = createToast({ ...entry.toast, ...changes });
      renew(entry, toast, onClose ? [onClose] : entry.onClose);
    },

    close,

    /** Closes all of them, also those that wait. */
    closeAll: (reason: ToastCloseReason) => {
      const closed = entries;
      entries = [];
      for (const { timer } of closed) timer?.pause();
      settle();
      for (const { onClose } of closed) for (const handler of onClose) handler(reason);
    },

    /** Stops time for one reason, or ends that reason; time goes on when none is left. */
    hold: (reason: HoldReason, isHeld: boolean) => {
      if (holds.has(reason) === isHeld) return;
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      settle();
    },

    getSnapshot: snapshot.get,
    subscribe: snapshot.subscribe,

    /** Tells when a toast comes into view or changes there, and of those that came while nobody listened. */
    onShown: (listener: (toast: Toast) => void) => {
      shownListeners.add(listener);
      tell();
      return () => void shownListeners.delete(listener);
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
