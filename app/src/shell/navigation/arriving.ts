/**
 * Set on a page while it replaces another. The page itself moves, not a snapshot of it, because a captured element
 * accepts no taps meanwhile (CSS View Transitions 1, "captured in a view transition").
 */
export const ARRIVING_ATTRIBUTE = 'data-arriving';

const ACTIVE = ':active-view-transition';

/** Whether the browser is showing snapshots of a page. */
export const isTransitionRunning = (): boolean =>
  CSS.supports(`selector(${ACTIVE})`) && document.documentElement.matches(ACTIVE);

/** A ref for each page: marks it as arriving while a page transition runs. */
export const markArriving = (page: HTMLElement | null): void => {
  if (!page || !isTransitionRunning()) return;
  page.setAttribute(ARRIVING_ATTRIBUTE, '');
  page.addEventListener('animationend', ({ target }) => {
    if (target === page) page.removeAttribute(ARRIVING_ATTRIBUTE);
  });
};
