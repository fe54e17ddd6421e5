let pressedButton: HTMLButtonElement | undefined;

/**
 * Defers the press of a button that has no handler yet, including a submit button pressed by Enter in its form, and
 * hides it from React, which would replay some presses and not others (https://react.dev/reference/react/Suspense).
 * Links are left to the browser.
 */
export const deferPress = (event: Event): void => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('#root button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressedButton = button;
};

/** Replays the last press, if its button is still in the document. */
export const replayPress = (): void => {
  const button = pressedButton;
  pressedButton = undefined;
  button?.click();
};
