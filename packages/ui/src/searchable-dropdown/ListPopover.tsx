import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { listPlace } from './list-place.ts';
import * as styles from './SearchableDropdown.css.ts';

type ListPopoverProps = { fieldRef: RefObject<HTMLElement | null>; children: ReactNode };

/**
 * What opens under a field: in the page beside it, for assistive technology and focus, but drawn over
 * everything else and cut off by nothing.
 */
export const ListPopover = ({ fieldRef, children }: ListPopoverProps) => {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const list = ref.current;
    const place = (event?: Event) => {
      const field = fieldRef.current;
      if (!list || !field || (event?.target instanceof Node && list.contains(event.target))) return;
      const { side, left, width, edge, maxHeight } = listPlace(
        field.getBoundingClientRect(),
        document.documentElement.clientHeight,
      );
      list.dataset['side'] = side;
      list.style.left = `${left}px`;
      list.style.width = `${width}px`;
      list.style.maxHeight = `${maxHeight}px`;
      list.style.top = side === 'below' ? `${edge}px` : 'auto';
      list.style.bottom = side === 'above' ? `${edge}px` : 'auto';
    };
    // Younger than the oldest browsers that the package is made for; there, its layer has to do.
    if (list?.showPopover) {
      list.popover = 'manual';
      list.showPopover();
    }
    place();
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [fieldRef]);

  return (
    // Focusable, so that a press beside its controls does not leave it.
    <div className={styles.popover} ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
};
