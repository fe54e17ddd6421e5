import type { KeyboardEvent } from 'react';

/**
 * The key code of a key that an input method handles
 * (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether an input method handles the key itself, Enter and Escape too. For the last key of a composition, Safari
 * reports that by the key code alone.
 */
export const isInputMethodKey = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === INPUT_METHOD_KEY_CODE;
