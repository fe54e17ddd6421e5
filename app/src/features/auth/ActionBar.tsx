import { type ReactNode, use, useEffect } from 'react';
import { ActionBarContext } from './action-bar-context.ts';
import { bar } from './ActionBar.css.ts';

/**
 * What she came to do, in reach of her thumb: on phones a bar at the end of the screen, in place of the
 * tab bar (design language, "Tab bar"); from desktop widths on a part of the page like any other. The
 * last child of the page's content.
 */
export const ActionBar = ({ children }: { children: ReactNode }) => {
  const setIsShown = use(ActionBarContext);
  useEffect(() => {
    setIsShown(true);
    return () => setIsShown(false);
  }, [setIsShown]);
  return <div className={bar}>{children}</div>;
};
