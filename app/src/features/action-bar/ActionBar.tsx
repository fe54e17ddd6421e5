import { type ReactNode, use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ActionBarContext } from './action-bar-context.ts';
import { bar } from './ActionBar.css.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useIsDesktop } from './use-is-desktop.ts';

const Bar = ({ children }: { children: ReactNode }) => {
  const { slot, setIsShown } = use(ActionBarContext);
  const box = useRef<HTMLDivElement>(null);
  useBarHeight(box, slot);
  useEffect(() => {
    setIsShown(true);
    return () => setIsShown(false);
  }, [setIsShown]);
  // The slot is at the end of the content, wherever the page renders its button, because a sticky element stays inside
  // its parent.
  return (
    slot &&
    createPortal(
      <div ref={box} className={bar}>
        {children}
      </div>,
      slot,
    )
  );
};

/**
 * The primary action: on phones a bar at the end of the screen that replaces the tab bar
 * (design language, "Tab bar"); on desktops it stays in the page.
 */
export const ActionBar = ({ children }: { children: ReactNode }) =>
  useIsDesktop() ? children : <Bar>{children}</Bar>;
