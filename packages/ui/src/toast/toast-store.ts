import { createStore } from '../internal/store.ts';
import { createTimer, type Timer } from './timer.ts';
import {
  createToast,
  isSameMessage,
  getDuration,
  type Toast,
  type ToastCloseReason,
  type ToastOptions,
} from './toast.ts';

/** The default number of visible toasts; the others wait. */
export const MAX_VISIBLE_TOASTS = 3;

/** Why time is paused for all toasts. `unmounted`: there is no region to show them yet. */
export type PauseReason = 'unmounted' | 'hover' | 'focus' | 'touch' | 'hidden' | 'blurred';

export type ToastSnapshot = {
  /** The visible toasts, the newest first. */
  readonly visible: readonly Toast[];
  /** The number of waiting toasts. */
  readonly waiting: number;
  readonly isPaused: boolean;
};

/** The changes to a toast that is shown. */
export type ToastChanges = Partial<Omit<ToastOptions, 'id'>>;

type CloseHandler = NonNullable<ToastOptions['onClose']>;
type Entry = {
  toast: Toast;
  timer: Timer | undefined;
  /** Its current state has been announced. */
  wasAnnounced: boolean;
  onClose: CloseHandler[];
};

export const EMPTY_SNAPSHOT: ToastSnapshot = { visible: [], waiting: 0, isPaused: true };

/**
 * The toasts of one provider. The store runs their timers itself, so that a toast added while time is paused is paused
 * like the others; the timers of the component library do not do that.
 */
export const createToastStore = (limit = MAX_VISIBLE_TOASTS) => {
  // The oldest first: toasts become visible in this order.
  let entries: Entry[] = [];
  const snapshot = createStore(EMPTY_SNAPSHOT);
  const pauseReasons = new Set<PauseReason>(['unmounted']);
  const shownListeners = new Set<(toast: Toast) => void>();

  const visibleEntries = () => entries.slice(0, limit);

  /** Announces toasts that became visible. Those without a listener are announced to the first one that subscribes. */
  const announce = () => {
    if (shownListeners.size === 0) return;
    const shown = visibleEntries().filter(({ wasAnnounced }) => !wasAnnounced);
    for (const entry of shown) entry.wasAnnounced = true;
    for (const { toast } of shown) for (const listener of shownListeners) listener(toast);
  };

  const close = (id: string, reason: ToastCloseReason) => {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (!entry) return;
    entry.timer?.pause();
    entries = entries.filter((other) => other !== entry);
    syncSnapshot();
    for (const onClose of entry.onClose) onClose(reason);
  };

  /** Synchronises timers, announcements and listeners with the list. */
  const syncSnapshot = () => {
    const visible = visibleEntries();
    for (const entry of visible) {
      entry.timer ??= createTimer(getDuration(entry.toast), () => close(entry.toast.id, 'timeout'));
      entry.timer[pauseReasons.size > 0 ? 'pause' : 'run']();
    }
    snapshot.set({
      // `toReversed` requires newer browsers than the oldest supported ones.
      // oxlint-disable-next-line unicorn/no-array-reverse
      visible: visible.map(({ toast }) => toast).reverse(),
      waiting: entries.length - visible.length,
      isPaused: pauseReasons.size > 0,
    });
    announce();
  };

  /** Changes a toast and restarts its duration. */
  const restart = (entry: Entry, toast: Toast, onClose: CloseHandler[]) => {
    entry.timer?.pause();
    entry.timer = undefined;
    entry.wasAnnounced = false;
    entry.toast = { ...toast, id: entry.toast.id, run: entry.toast.run + 1 };
    entry.onClose = onClose;
    syncSnapshot();
  };

  return {
    /** Adds a toast, or changes the one with the same message or id. Returns the id. */
    show: (options: ToastOptions): string => {
      const toast = createToast(options);
      const onClose = options.onClose ? [options.onClose] : [];
      const withSameId = entries.find((entry) => entry.toast.id === options.id);
      const existingEntry = withSameId ?? entries.find((entry) => isSameMessage(entry.toast, toast));
      if (!existingEntry) {
        entries = [...entries, { toast, timer: undefined, wasAnnounced: false, onClose }];
        syncSnapshot();
        return toast.id;
      }
      const count = isSameMessage(existingEntry.toast, toast) ? existingEntry.toast.count + 1 : 1;
      restart(existingEntry, { ...toast, count }, [...existingEntry.onClose, ...onClose]);
      return existingEntry.toast.id;
    },

    /** Changes a toast. Has no effect once it is closed. */
    update: (id: string, { onClose, ...changes }: ToastChanges) => {
      const entry = entries.find(({ toast }) => toast.id === id);
      if (!entry) return;
      const toast = createToast({ ...entry.toast, ...changes });
      restart(entry, toast, onClose ? [onClose] : entry.onClose);
    },

    close,

    /** Closes all of them, the waiting ones too. */
    closeAll: (reason: ToastCloseReason) => {
      const closed = entries;
      entries = [];
      for (const { timer } of closed) timer?.pause();
      syncSnapshot();
      for (const { onClose } of closed) for (const handler of onClose) handler(reason);
    },

    /** Pauses time for one reason, or ends that reason; time continues when none is left. */
    setPaused: (reason: PauseReason, isPaused: boolean) => {
      if (pauseReasons.has(reason) === isPaused) return;
      if (isPaused) pauseReasons.add(reason);
      else pauseReasons.delete(reason);
      syncSnapshot();
    },

    getSnapshot: snapshot.get,
    subscribe: snapshot.subscribe,

    /**
     * Calls back when a toast becomes visible or changes while visible, and for those that did so before there was a
     * listener.
     */
    onShown: (listener: (toast: Toast) => void) => {
      shownListeners.add(listener);
      announce();
      return () => void shownListeners.delete(listener);
    },
  };
};

export type ToastStore = ReturnType<typeof createToastStore>;
