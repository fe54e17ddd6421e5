import { useState, useSyncExternalStore } from 'react';
import { isPressing, subscribeToPress } from './press.ts';

/**
 * The value, except that one which changes during a press is returned after it. An error that leaving a field adds above
 * a button would move the button from under the pointer, and the browser would send no click.
 */
export const useAfterPress = <Value extends string | undefined>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(
    subscribeToPress,
    () => isPressing() && value !== shown,
    () => false,
  );
  if (!isHeld && value !== shown) setShown(value);
  return isHeld ? shown : value;
};
