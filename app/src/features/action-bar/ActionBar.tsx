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
  // The end of the content, wherever the page has its button: what is sticky stays inside its parent.
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
 * What the user came to do, in reach of the thumb: on phones a bar at the end of the screen, in place of the
 * tab bar (design language, "Tab bar"); from desktop widths on a part of the page where it stands.
 */
export const ActionBar = ({ children }: { children: ReactNode }) =>
  useIsDesktop() ? children : <Bar>{children}</Bar>;
