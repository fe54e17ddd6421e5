import { useEffect, useReducer, useState } from 'react';
import { isPressing, subscribeToPress } from './press.ts';

/**
 * The value, except that one which changes during a press is returned after it. An error that leaving a field adds above
 * a button would move the button from under the pointer, and the browser would send no click.
 */
export const useAfterPress = <Value extends string | undefined>(value: Value): Value => {
  const [shown, setShown] = useState(value);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isHeld = value !== shown && isPressing();
  useEffect(() => {
    // Every field listens, so that a press is known before an error changes; only a held one renders when it ends.
    const update = () => isHeld && !isPressing() && renderAgain();
    update();
    return subscribeToPress(update);
  }, [isHeld]);
  if (!isHeld && value !== shown) setShown(value);
  return isHeld ? shown : value;
};
