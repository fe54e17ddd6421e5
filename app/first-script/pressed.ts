let pressed: HTMLButtonElement | undefined;

/**
 * Holds the press of a button that nothing answers yet, a submit button's too (Enter in its form presses it), and
 * React does not see it: it would answer some and not others (https://react.dev/reference/react/Suspense). A link is the browser's.
 */
export const holdPress = (event: Event): void => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
};

/** Carries out the last press, where its button is still there. */
export const carryOutPress = (): void => {
  const button = pressed;
  pressed = undefined;
  button?.click();
};
