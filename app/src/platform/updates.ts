import { createStore } from './store.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** A new version of the app that is installed on this phone and waits. */
type Waiting = Pick<ServiceWorker, 'postMessage'>;

/**
 * `taken`: by the user, and postponed to the next page; `asked`: requested from the worker; `due`: only the reload
 * remains.
 */
type State = 'none' | 'offered' | 'taken' | 'asked' | 'due';

/** The offer of a new version, for the component that shows it. */
export const createUpdates = (workers: () => EventTarget, reload: () => void) => {
  let waiting: Waiting | null = null;
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
    state.set('asked');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  const onTakenOver = () => {
    // Taken in another tab: this one continues with its version until its next page.
    if (state.get() === 'asked') reloadOrPostpone();
    else state.set('due');
  };

  return {
    isWaiting: (): boolean => state.get() === 'offered',
    subscribe: state.subscribe,
    /** A new version is installed. */
    offer: (worker: Waiting): void => {
      waiting = worker;
      if (state.get() !== 'none') return;
      workers().addEventListener('controllerchange', onTakenOver);
      state.set('offered');
      if (isNeeded && !wouldInterrupt()) activate();
    },
    /**
     * The page cannot continue without the next version: it is taken as soon as it is available, unless input would be
     * lost.
     */
    need: (): void => {
      isNeeded = true;
      if (state.get() === 'offered' && !wouldInterrupt()) activate();
    },
    /** The user accepts it: it is taken at once, or, where that would lose input, with the next page. */
    accept: (): 'now' | 'with the next page' => {
      if (state.get() === 'due') reloadOrPostpone();
      else if (wouldInterrupt()) state.set('taken');
      else activate();
      return wouldInterrupt() ? 'with the next page' : 'now';
    },
    /** Another page was opened, and has no input yet. `busy`: a reload would interrupt it. */
    onPageOpened: (busy: boolean): void => {
      isBusy = busy;
      if (state.get() === 'taken' && !isBusy) activate();
      else if (state.get() === 'due') reloadOrPostpone();
    },
  };
};

export const updates = createUpdates(
  () => navigator.serviceWorker,
  () => window.location.reload(),
);
