import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { type GetPosition, useTopLayer } from '../use-top-layer.ts';
import { getListPosition } from './list-position.ts';
import * as styles from './ListPopover.css.ts';

type ListPopoverProps = {
  fieldRef: RefObject<HTMLElement | null>;
  /** `false` while it is prerendered and not open yet. */
  isShown?: boolean;
  /** It may cover its field, so that two whole rows are always visible. Not for a field with text input. */
  mayCoverField?: boolean;
  children: ReactNode;
};

/** The area that an on-screen keyboard leaves of the window. While the page is zoomed in nothing moves. */
const getVisibleArea = (height: number) => {
  const view = window.visualViewport;
  if (!view || view.scale > 1.01) return undefined;
  return { top: view.offsetTop, bottom: Math.min(height, view.offsetTop + view.height) };
};

const positionUnderField: GetPosition = (field) => {
  const height = document.documentElement.clientHeight;
  return getListPosition(field, height, getVisibleArea(height));
};

/** Its padding and border, in px. */
const FRAME_HEIGHT = 14;

const positionUnderOrOverField: GetPosition = (field, layer) => {
  const height = document.documentElement.clientHeight;
  const rows = [...layer.querySelectorAll<HTMLElement>('[role="option"]')];
  const twoRows = 2 * Math.max(0, ...rows.map(({ offsetHeight }) => offsetHeight)) + FRAME_HEIGHT;
  return getListPosition(field, height, getVisibleArea(height), twoRows);
};

/** The list that a field opens. */
export const ListPopover = ({ fieldRef, isShown, mayCoverField = false, children }: ListPopoverProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useTopLayer(ref, fieldRef, mayCoverField ? positionUnderOrOverField : positionUnderField, isShown);
  useLayoutEffect(() => {
    // A row was focused before the list had its height, so it may be outside the visible area.
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
