import { hasTyped } from './typed.ts';

/** A new version of the app that is ready on this phone and waits to be taken. */
type Waiting = Pick<ServiceWorker, 'postMessage'>;

let waiting: Waiting | null = null;
/** She has taken it, and something on the page would have been lost with a reload. */
let isTaken = false;
const listeners = new Set<() => void>();

const activate = (reload: () => void) => {
  const worker = waiting;
  waiting = null;
  isTaken = false;
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage({ type: 'SKIP_WAITING' });
};

/** The offer of a new version, for the screen that makes it. */
export const updates = {
  isWaiting: (): boolean => waiting !== null && !isTaken,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A new version is ready. */
  offer: (worker: Waiting): void => {
    waiting = worker;
    isTaken = false;
    for (const listener of listeners) listener();
  },
  /** She takes it: at once, or where that would lose what she has typed, with the next page she opens. */
  take: (): 'now' | 'with the next page' => {
    isTaken = true;
    if (hasTyped()) return 'with the next page';
    activate(() => window.location.reload());
    return 'now';
  },
  /** Another page was opened, and nothing is typed on it yet. */
  onPageOpened: (): void => {
    if (isTaken && waiting) activate(() => window.location.reload());
  },
};
