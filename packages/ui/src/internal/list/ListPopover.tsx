import { type ReactNode, type RefObject, useRef } from 'react';
import { type PlaceOf, useTopLayer } from '../use-top-layer.ts';
import { listPlace } from './list-place.ts';
import * as styles from './ListPopover.css.ts';

type ListPopoverProps = {
  fieldRef: RefObject<HTMLElement | null>;
  /** `false` while it is only being prepared. */
  isShown?: boolean;
  children: ReactNode;
};

/** What a keyboard on the screen leaves of the window. Zoomed in nothing is to move. */
const seen = (height: number) => {
  const view = window.visualViewport;
  if (!view || view.scale > 1.01) return undefined;
  return { top: view.offsetTop, bottom: Math.min(height, view.offsetTop + view.height) };
};

const underField: PlaceOf = (field) => {
  const height = document.documentElement.clientHeight;
  return listPlace(field, height, seen(height));
};

/** What opens under a field. */
export const ListPopover = ({ fieldRef, isShown, children }: ListPopoverProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, fieldRef, underField, isShown);
  return (
    // Focusable, so that a press beside its controls does not leave it.
    <div className={styles.popover} ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
};
