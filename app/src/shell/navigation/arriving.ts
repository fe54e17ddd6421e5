/**
 * On a page for as long as it takes the place of another. It is the page itself that moves, and not a picture of it:
 * what a picture is shown of takes no tap meanwhile (CSS View Transitions 1, "captured in a view transition").
 */
export const ARRIVING = 'data-arriving';

const ACTIVE = ':active-view-transition';

/** Whether the browser shows pictures of a page in place of it. */
export const isTransitionRunning = (): boolean =>
  CSS.supports(`selector(${ACTIVE})`) && document.documentElement.matches(ACTIVE);

/** A ref for each page: marks it when it comes in a change of pages, until it has come. */
export const arrive = (page: HTMLElement | null): void => {
  if (!page || !isTransitionRunning()) return;
  page.setAttribute(ARRIVING, '');
  page.addEventListener('animationend', ({ target }) => {
    if (target === page) page.removeAttribute(ARRIVING);
  });
};
