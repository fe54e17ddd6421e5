import { createStore } from './store.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** A new version of the app that is installed on this phone and waits. */
type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

/**
 * `accepted`: by the user, and postponed to the next page; `requested`: sent to the worker; `due`: only the reload
 * remains.
 */
type State = 'none' | 'offered' | 'accepted' | 'requested' | 'due';

/** The offer of a new version, for the component that shows it. */
export const createUpdates = (workers: () => EventTarget, reload: () => void) => {
  let waiting: WaitingWorker | null = null;
  const state = createStore<State>('none');
  /** A reload would interrupt the open page. */
  let isBusy = false;
  let isNeeded = false;

  const wouldInterrupt = () => isBusy || hasUnsavedInput();
  const reloadOrPostpone = () => {
    if (wouldInterrupt()) state.set('due');
    else reload();
  };
  const activate = () => {
    state.set('requested');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  const onControllerChange = () => {
    // Accepted in another tab: this tab continues with the current version until its next page.
    if (state.get() === 'requested') reloadOrPostpone();
    else state.set('due');
  };

  return {
    isWaiting: (): boolean => state.get() === 'offered',
    subscribe: state.subscribe,
    /** A new version is installed. */
    offer: (worker: WaitingWorker): void => {
      waiting = worker;
      if (state.get() !== 'none') return;
      workers().addEventListener('controllerchange', onControllerChange);
      state.set('offered');
      if (isNeeded && !wouldInterrupt()) activate();
    },
    /**
     * The page cannot continue without the next version: it is activated as soon as it is available, unless input
     * would be lost.
     */
    requireUpdate: (): void => {
      isNeeded = true;
      if (state.get() === 'offered' && !wouldInterrupt()) activate();
    },
    /** The user accepts the new version: it is activated at once, or with the next page if input would be lost. */
    accept: (): 'now' | 'with the next page' => {
      if (state.get() === 'due') reloadOrPostpone();
      else if (wouldInterrupt()) state.set('accepted');
      else activate();
      return wouldInterrupt() ? 'with the next page' : 'now';
    },
    /** Another page was opened, and has no input yet. `busy`: a reload would interrupt it. */
    onPageOpened: (busy: boolean): void => {
      isBusy = busy;
      if (state.get() === 'accepted' && !isBusy) activate();
      else if (state.get() === 'due') reloadOrPostpone();
    },
  };
};

export const updates = createUpdates(
  () => navigator.serviceWorker,
  () => window.location.reload(),
);
