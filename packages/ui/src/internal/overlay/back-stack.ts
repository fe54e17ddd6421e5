/** Marks an entry of the history as an open overlay, beside the router's own state. */
export const OVERLAY_KEY = 'jananiOverlay';

type Overlay = {
  id: string;
  /** The mark of the entry below, if that is an overlay too. */
  below: string | undefined;
  isInHistory: boolean;
  /** Closes it; `false` if it stays open. `undefined` once it is closed. */
  onBack: (() => boolean) | undefined;
};

/** A history step that this code has started: the next `popstate` is not the user's Back. */
type Step = {
  delta: number;
  /** The entries that it goes back from. */
  ids: string[];
  /** The entry of a page that was opened before the browser performed the step. */
  opened?: string;
  timeout: ReturnType<typeof setTimeout>;
};

/** How long the browser may take for a step, in ms. A dropped step causes no event. */
const STEP_LIMIT = 1000;

/**
 * How long the next document may take to load, in ms. Neither a download nor a cancelled navigation causes an event.
 */
const LEAVE_LIMIT = 30_000;

export type BackStack = {
  /** Lets Back close an overlay. The returned function reports that it was closed in another way. */
  open: (onBack: () => boolean) => () => void;
};

const getMark = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && OVERLAY_KEY in state
    ? String(state[OVERLAY_KEY])
    : undefined;

/**
 * Gives each open overlay an entry of the history at the same URL, so that Back (on Android the usual way to close
 * anything) closes it. When an overlay is closed in another way, its entry is removed, or skipped once another page is
 * on top of it: neither Back nor Forward stops at an entry that shows nothing.
 *
 * Not `CloseWatcher`: Samsung Internet 20, Firefox 115 and Safari lack it, and the Back button of a desktop or a swipe
 * from the edge of an iPhone do not reach it.
 */
export const createBackStack = (view: Window): BackStack => {
  const { history } = view;
  let overlays: Overlay[] = [];
  /** The ids of entries on top of which another page was pushed. */
  const coveredIds = new Set<string>();
  let step: Step | undefined;
  /** The id of the overlay entry one step forward, if there is one. */
  let forwardId: string | undefined;
  /** The next document is loading, and a history step would cancel that (HTML, "traverse the history"). */
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const current = () => getMark(history.state);

  const startStep = (delta: number, ids: string[], travel = () => history.go(delta)) => {
    const timeout = setTimeout(() => {
      step = undefined;
      for (const id of ids) coveredIds.add(id);
      syncHistory();
    }, STEP_LIMIT);
    step = { delta, ids, timeout };
    travel();
  };

  const skipEntry = (id: string, delta: number) => startStep(delta, delta < 0 ? [id] : []);

  /** Adds the overlays to the history that are not in it yet. */
  const pushEntries = () => {
    for (const overlay of overlays.filter(({ isInHistory }) => !isInHistory)) {
      const mark = current();
      const state = { ...(history.state as object | null), [OVERLAY_KEY]: overlay.id };
      // An overlay that has just closed, or that a reload closed, has left an entry that can be reused.
      const isFree = mark !== undefined && !overlays.some(({ id, onBack }) => id === mark && onBack);
      overlay.below = isFree ? overlays.find(({ id }) => id === mark)?.below : mark;
      overlay.isInHistory = true;
      if (isFree) {
        overlays = overlays.filter(({ id }) => id !== mark);
        history.replaceState(state, '');
      } else history.pushState(state, '');
    }
  };

  /** Goes back from the entries of closed overlays on top. */
  const removeClosedEntries = () => {
    if (step || leaving !== undefined) return;
    const closedOverlays: Overlay[] = [];
    const isNext = (overlay: Overlay | undefined): overlay is Overlay =>
      overlay !== undefined &&
      !overlay.onBack &&
      (closedOverlays[0] === undefined || closedOverlays[0].below === overlay.id);
    for (let top = overlays.at(-1); isNext(top); top = overlays.at(-1)) {
      overlays.pop();
      if (top.isInHistory) closedOverlays.unshift(top);
    }
    const top = closedOverlays.at(-1);
    if (!top) return;
    const ids = closedOverlays.map(({ id }) => id);
    if (current() === top.id) {
      startStep(-ids.length, ids);
      return;
    }
    for (const id of ids) coveredIds.add(id);
    removeClosedEntries();
  };

  const syncHistory = () => {
    pushEntries();
    removeClosedEntries();
    // Only while an overlay is open: some browsers do not put a page with this listener into the back/forward cache.
    if (overlays.length === 0) view.removeEventListener('beforeunload', markLeaving);
  };

  const cancelLeaving = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };

  const markLeaving = () => {
    cancelLeaving();
    leaving = setTimeout(() => {
      cancelLeaving();
      syncHistory();
    }, LEAVE_LIMIT);
  };

  /** A step that this code started has been performed. */
  const finishStep = (mark: string | undefined, { delta, ids, opened: key }: Step) => {
    forwardId = ids[0];
    const isBetween = mark !== undefined && ids.includes(mark);
    if (key !== undefined || isBetween) {
      // A page was opened meanwhile. Chromium goes back from that one too, others stop below it: return to it.
      for (const id of ids) coveredIds.add(id);
      startStep(ids.length, [], key === undefined ? undefined : () => void view.navigation.traverseTo(key));
    } else if (mark !== undefined && !overlays.some(({ id }) => id === mark)) {
      skipEntry(mark, Math.sign(delta));
    } else syncHistory();
  };

  /** The user went back or forward. */
  const onTraversal = (mark: string | undefined) => {
    const isForward = mark !== undefined && mark === forwardId;
    const index = overlays.findIndex(({ id }) => id === mark);
    const above = overlays.slice(index + 1);
    forwardId = above[0]?.id;
    overlays = overlays.slice(0, index + 1);
    const openOverlays: Overlay[] = [];
    for (let overlay = above.pop(); overlay; overlay = above.pop())
      if (overlay.onBack?.() === false) openOverlays.unshift(overlay);
    if (mark !== undefined && index === -1) {
      skipEntry(mark, isForward && coveredIds.has(mark) ? 1 : -1);
      return;
    }
    for (const overlay of openOverlays) {
      overlay.isInHistory = false;
      overlays.push(overlay);
    }
    syncHistory();
  };

  view.addEventListener('popstate', ({ state }) => {
    const mark = getMark(state);
    const ownStep = step;
    cancelLeaving();
    step = undefined;
    if (!ownStep) {
      onTraversal(mark);
      return;
    }
    clearTimeout(ownStep.timeout);
    finishStep(mark, ownStep);
  });

  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    cancelLeaving();
    syncHistory();
  });

  // Chrome 102, Firefox 147, Safari 26.2.
  const navigation: Navigation | undefined = view.navigation;
  navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    const key = navigation.currentEntry?.key;
    if (step && navigationType === 'push' && key !== undefined) step.opened = key;
  });

  return {
    open: (onBack) => {
      // Entries persist across a reload, so a counter would collide.
      const id = Math.random().toString(36).slice(2);
      const overlay: Overlay = { id, below: undefined, isInHistory: false, onBack };
      overlays.push(overlay);
      view.addEventListener('beforeunload', markLeaving);
      if (!step) pushEntries();
      return () => {
        overlay.onBack = undefined;
        // Deferred, so that the closing code can first open the next page or overlay: then there is no entry to remove.
        setTimeout(removeClosedEntries);
      };
    },
  };
};
