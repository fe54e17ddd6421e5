import { createStore } from './store.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** A new version of the app that is ready on this phone and waits to be taken. */
type Waiting = Pick<ServiceWorker, 'postMessage'>;

/** `taken`: by the user, and put off to the next page; `asked`: of the worker; `due`: all but the reload is done. */
type State = 'none' | 'offered' | 'taken' | 'asked' | 'due';

/** The offer of a new version, for the screen that makes it. */
export const createUpdates = (workers: () => EventTarget, reload: () => void) => {
  let waiting: Waiting | null = null;
  const state = createStore<State>('none');
  /** The page that is open is in the middle of something that a reload would break off. */
  let isBusy = false;
  let isNeeded = false;

  const wouldLose = () => isBusy || hasUnsavedInput();
  const reloadOrPutOff = () => {
    if (wouldLose()) state.set('due');
    else reload();
  };
  const activate = () => {
    state.set('asked');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  const onTakenOver = () => {
    // Taken in another tab, this one goes on as it is until its next page.
    if (state.get() === 'asked') reloadOrPutOff();
    else state.set('due');
  };

  return {
    isWaiting: (): boolean => state.get() === 'offered',
    subscribe: state.subscribe,
    /** A new version is ready. */
    offer: (worker: Waiting): void => {
      waiting = worker;
      if (state.get() !== 'none') return;
      workers().addEventListener('controllerchange', onTakenOver);
      state.set('offered');
      if (isNeeded && !wouldLose()) activate();
    },
    /** The page cannot go on without the next version: it is taken as soon as it is there, unless something typed would be lost. */
    need: (): void => {
      isNeeded = true;
      if (state.get() === 'offered' && !wouldLose()) activate();
    },
    /** The user takes it: at once, or where that would lose what the user has typed, with the next page the user opens. */
    take: (): 'now' | 'with the next page' => {
      if (state.get() === 'due') reloadOrPutOff();
      else if (wouldLose()) state.set('taken');
      else activate();
      return wouldLose() ? 'with the next page' : 'now';
    },
    /** Another page was opened, and nothing is typed on it yet. `busy`: a reload would break something off. */
    onPageOpened: (busy: boolean): void => {
      isBusy = busy;
      if (state.get() === 'taken' && !isBusy) activate();
      else if (state.get() === 'due') reloadOrPutOff();
    },
  };
};

export const updates = createUpdates(
  () => navigator.serviceWorker,
  () => window.location.reload(),
);
