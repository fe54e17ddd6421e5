/** Marks an entry of the history as an open overlay, beside the router's own state. */
export const OVERLAY_KEY = 'jananiOverlay';

type Overlay = {
  id: string;
  /** The id of the overlay whose entry is below, if there is one. */
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
const STEP_TIMEOUT_MS = 1000;

/**
 * How long the next document may take to load, in ms. Neither a download nor a cancelled navigation causes an event.
 */
const LEAVE_TIMEOUT_MS = 30_000;

export type BackStack = {
  /** Lets Back close an overlay. The returned function reports that it was closed in another way. */
  open: (onBack: () => boolean) => () => void;
};

const getOverlayId = (state: unknown): string | undefined =>
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
  let leaveTimeout: ReturnType<typeof setTimeout> | undefined;

  const getCurrentOverlayId = () => getOverlayId(history.state);

  const startStep = (delta: number, ids: string[], traverse = () => history.go(delta)) => {
    const timeout = setTimeout(() => {
      step = undefined;
      for (const id of ids) coveredIds.add(id);
      syncHistory();
    }, STEP_TIMEOUT_MS);
    step = { delta, ids, timeout };
    traverse();
  };

  const skipEntry = (id: string, delta: number) => startStep(delta, delta < 0 ? [id] : []);

  /** Adds the overlays to the history that are not in it yet. */
  const pushEntries = () => {
    for (const overlay of overlays.filter(({ isInHistory }) => !isInHistory)) {
      const overlayId = getCurrentOverlayId();
      const state = { ...(history.state as object | null), [OVERLAY_KEY]: overlay.id };
      // An overlay that has just closed, or that a reload closed, has left an entry that can be reused.
      const isReusable =
        overlayId !== undefined && !overlays.some(({ id, onBack }) => id === overlayId && onBack);
      overlay.below = isReusable ? overlays.find(({ id }) => id === overlayId)?.below : overlayId;
      overlay.isInHistory = true;
      if (isReusable) {
        overlays = overlays.filter(({ id }) => id !== overlayId);
        history.replaceState(state, '');
      } else history.pushState(state, '');
    }
  };

  /** Goes back from the entries of closed overlays on top. */
  const removeClosedEntries = () => {
    if (step || leaveTimeout !== undefined) return;
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
    if (getCurrentOverlayId() === top.id) {
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
    if (overlays.length === 0) view.removeEventListener('beforeunload', startLeaving);
  };

  const cancelLeaving = () => {
    clearTimeout(leaveTimeout);
    leaveTimeout = undefined;
  };

  const startLeaving = () => {
    cancelLeaving();
    leaveTimeout = setTimeout(() => {
      cancelLeaving();
      syncHistory();
    }, LEAVE_TIMEOUT_MS);
  };

  /** Handles the end of a step that this code started. */
  const finishStep = (overlayId: string | undefined, { delta, ids, opened: key }: Step) => {
    forwardId = ids[0];
    const isBetween = overlayId !== undefined && ids.includes(overlayId);
    if (key !== undefined || isBetween) {
      // A page was opened during the step. Chromium goes back from it too, other browsers stop below it: return to it.
      for (const id of ids) coveredIds.add(id);
      startStep(ids.length, [], key === undefined ? undefined : () => void view.navigation.traverseTo(key));
    } else if (overlayId !== undefined && !overlays.some(({ id }) => id === overlayId)) {
      skipEntry(overlayId, Math.sign(delta));
    } else syncHistory();
  };

  /** Handles a step of the user, back or forward. */
  const onTraversal = (overlayId: string | undefined) => {
    const isForward = overlayId !== undefined && overlayId === forwardId;
    const index = overlays.findIndex(({ id }) => id === overlayId);
    const overlaysAbove = overlays.slice(index + 1);
    forwardId = overlaysAbove[0]?.id;
    overlays = overlays.slice(0, index + 1);
    const openOverlays: Overlay[] = [];
    for (let overlay = overlaysAbove.pop(); overlay; overlay = overlaysAbove.pop())
      if (overlay.onBack?.() === false) openOverlays.unshift(overlay);
    if (overlayId !== undefined && index === -1) {
      skipEntry(overlayId, isForward && coveredIds.has(overlayId) ? 1 : -1);
      return;
    }
    for (const overlay of openOverlays) {
      overlay.isInHistory = false;
      overlays.push(overlay);
    }
    syncHistory();
  };

  view.addEventListener('popstate', ({ state }) => {
    const overlayId = getOverlayId(state);
    const startedStep = step;
    cancelLeaving();
    step = undefined;
    if (!startedStep) {
      onTraversal(overlayId);
      return;
    }
    clearTimeout(startedStep.timeout);
    finishStep(overlayId, startedStep);
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
      view.addEventListener('beforeunload', startLeaving);
      if (!step) pushEntries();
      return () => {
        overlay.onBack = undefined;
        // Deferred, so that the closing code can first open the next page or overlay: then there is no entry to remove.
        setTimeout(removeClosedEntries);
      };
    },
  };
};
