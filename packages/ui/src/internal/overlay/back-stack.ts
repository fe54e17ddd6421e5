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

/** A step of our own: the next `popstate` is not the user's Back. */
type Step = {
  delta: number;
  /** The entries that it goes back from. */
  ids: string[];
  /** The entry of a page that was opened before the browser performed the step. */
  opened?: string;
  giveUp: ReturnType<typeof setTimeout>;
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

const markOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && OVERLAY_KEY in state
    ? String(state[OVERLAY_KEY])
    : undefined;

/**
 * Gives each open overlay an entry of the history at the same address, so that Back (on Android the usual way to close
 * anything) closes it. When an overlay is closed in another way, its entry is removed, or skipped once another page is
 * on top of it: neither Back nor Forward stops at an entry that shows nothing.
 *
 * Not `CloseWatcher`: Samsung Internet 20, Firefox 115 and Safari lack it, and the Back button of a desktop or a swipe
 * from the edge of an iPhone do not reach it.
 */
export const createBackStack = (view: Window): BackStack => {
  const { history } = view;
  let overlays: Overlay[] = [];
  /** Entries that another page was pushed on top of. */
  const buried = new Set<string>();
  let step: Step | undefined;
  /** The entry one step forward from here, if that was an overlay. */
  let ahead: string | undefined;
  /** The next document is loading, and a step of ours would cancel that (HTML, "traverse the history"). */
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const current = () => markOf(history.state);

  const take = (delta: number, ids: string[], travel = () => history.go(delta)) => {
    const giveUp = setTimeout(() => {
      step = undefined;
      for (const id of ids) buried.add(id);
      settle();
    }, STEP_LIMIT);
    step = { delta, ids, giveUp };
    travel();
  };

  const passOver = (id: string, delta: number) => take(delta, delta < 0 ? [id] : []);

  /** Adds the overlays to the history that are not in it yet. */
  const enter = () => {
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
  const tidy = () => {
    if (step || leaving !== undefined) return;
    const closed: Overlay[] = [];
    const isNext = (overlay: Overlay | undefined): overlay is Overlay =>
      overlay !== undefined && !overlay.onBack && (closed[0] === undefined || closed[0].below === overlay.id);
    for (let top = overlays.at(-1); isNext(top); top = overlays.at(-1)) {
      overlays.pop();
      if (top.isInHistory) closed.unshift(top);
    }
    const top = closed.at(-1);
    if (!top) return;
    const ids = closed.map(({ id }) => id);
    if (current() === top.id) {
      take(-ids.length, ids);
      return;
    }
    for (const id of ids) buried.add(id);
    tidy();
  };

  const settle = () => {
    enter();
    tidy();
    // Only while an overlay is open: some browsers do not put a page with this listener into the back/forward cache.
    if (overlays.length === 0) view.removeEventListener('beforeunload', leave);
  };

  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };

  const leave = () => {
    stay();
    leaving = setTimeout(() => {
      stay();
      settle();
    }, LEAVE_LIMIT);
  };

  /** Our own step has been performed. */
  const arrive = (mark: string | undefined, { delta, ids, opened: key }: Step) => {
    ahead = ids[0];
    const isBetween = mark !== undefined && ids.includes(mark);
    if (key !== undefined || isBetween) {
      // A page was opened meanwhile. Chromium goes back from that one too, others stop below it: return to it.
      for (const id of ids) buried.add(id);
      take(ids.length, [], key === undefined ? undefined : () => void view.navigation.traverseTo(key));
    } else if (mark !== undefined && !overlays.some(({ id }) => id === mark)) {
      passOver(mark, Math.sign(delta));
    } else settle();
  };

  /** The user went back or forward. */
  const follow = (mark: string | undefined) => {
    const isForward = mark !== undefined && mark === ahead;
    const index = overlays.findIndex(({ id }) => id === mark);
    const above = overlays.slice(index + 1);
    ahead = above[0]?.id;
    overlays = overlays.slice(0, index + 1);
    const staying: Overlay[] = [];
    for (let overlay = above.pop(); overlay; overlay = above.pop())
      if (overlay.onBack?.() === false) staying.unshift(overlay);
    if (mark !== undefined && index === -1) {
      passOver(mark, isForward && buried.has(mark) ? 1 : -1);
      return;
    }
    for (const overlay of staying) {
      overlay.isInHistory = false;
      overlays.push(overlay);
    }
    settle();
  };

  view.addEventListener('popstate', ({ state }) => {
    const mark = markOf(state);
    const taken = step;
    stay();
    step = undefined;
    if (!taken) {
      follow(mark);
      return;
    }
    clearTimeout(taken.giveUp);
    arrive(mark, taken);
  });

  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stay();
    settle();
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
      view.addEventListener('beforeunload', leave);
      if (!step) enter();
      return () => {
        overlay.onBack = undefined;
        // Deferred, so that the closing code can first open the next page or overlay: then there is no entry to remove.
        setTimeout(tidy);
      };
    },
  };
};
