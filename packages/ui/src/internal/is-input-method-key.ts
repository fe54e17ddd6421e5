import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method uses (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode). */
const USED_BY_INPUT_METHOD = 229;

/** Whether an input method uses the key for itself, Enter and Escape too. Safari says so of its last one by the code alone. */
export const isInputMethodKey = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === USED_BY_INPUT_METHOD;
