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

const underField: PlaceOf = (field) => listPlace(field, document.documentElement.clientHeight);

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
