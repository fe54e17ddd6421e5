import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type PositionOf, useTopLayer } from '../use-top-layer.ts';
import { listPosition } from './list-position.ts';
import * as styles from './ListPopover.css.ts';

type ListPopoverProps = {
  fieldRef: RefObject<HTMLElement | null>;
  /** `false` while it is only being prepared. */
  isShown?: boolean;
  /** It may cover its field, so that two whole rows are always visible. Not for a field with text input. */
  mayCoverField?: boolean;
  children: ReactNode;
};

/** The area that an on-screen keyboard leaves of the window. While the page is zoomed in nothing moves. */
const visibleArea = (height: number) => {
  const view = window.visualViewport;
  if (!view || view.scale > 1.01) return undefined;
  return { top: view.offsetTop, bottom: Math.min(height, view.offsetTop + view.height) };
};

const positionUnderField: PositionOf = (field) => {
  const height = document.documentElement.clientHeight;
  return listPosition(field, height, visibleArea(height));
};

/** Its padding and border, in px. */
const FRAME = 14;

const positionUnderOrOverField: PositionOf = (field, layer) => {
  const height = document.documentElement.clientHeight;
  const rows = [...layer.querySelectorAll<HTMLElement>('[role="option"]')];
  const twoRows = 2 * Math.max(0, ...rows.map(({ offsetHeight }) => offsetHeight)) + FRAME;
  return listPosition(field, height, visibleArea(height), twoRows);
};

/** The list that a field opens. */
export const ListPopover = ({ fieldRef, isShown, mayCoverField = false, children }: ListPopoverProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, fieldRef, mayCoverField ? positionUnderOrOverField : positionUnderField, isShown);
  useLayoutEffect(() => {
    // A row had the focus before the list had its height.
    const focused = document.activeElement;
    if (ref.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    // Focusable, so that a press beside its controls does not move the focus out of it.
    <div className={styles.popover} ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
};
