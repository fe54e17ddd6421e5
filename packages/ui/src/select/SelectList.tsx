import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as styles from './Select.css.ts';
import { findNearestRow } from './select-keys.ts';
import type { SelectItem } from './select-props.ts';
import { SelectRow } from './SelectRow.tsx';
import { useListKeys } from './use-list-keys.ts';

export type SelectListProps = {
  /** The control, which gets the focus when the list closes. */
  controlRef: RefObject<HTMLElement | null>;
  id: string;
  label: string;
  items: readonly SelectItem[];
  value: string;
  /** The row that has the focus first. */
  firstRow: number;
  onChoose: (value: string) => void;
  /** Closes it, with the focus back on the control. */
  onClose: () => void;
};

/**
 * Focuses the control at once or, because a page in an iframe cannot take focus from the surrounding page, when the
 * user returns.
 */
const returnFocus = (control: HTMLElement | null) => {
  const focusControl = () => control?.focus({ preventScroll: true });
  if (document.hasFocus()) focusControl();
  else
    window.addEventListener('focus', () => document.activeElement === document.body && focusControl(), {
      once: true,
    });
};

/** The rows, which manage the focus in them. */
export const SelectList = (props: SelectListProps) => {
  const { controlRef, id, label, items, value, firstRow, onChoose, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const keyHandlers = useListKeys(items, value, onChoose, onClose);
  const focusedIndex = useRef<number>(undefined);
  const focusRow = (index: number) => {
    const list = ref.current;
    ((list?.children[index] ?? list) as HTMLElement | null)?.focus();
  };
  useLayoutEffect(() => {
    const list = ref.current;
    const control = controlRef.current;
    focusRow(firstRow);
    // Returns the focus when the list is unmounted, also because its items disappeared.
    return () => {
      if (list?.parentElement?.contains(document.activeElement)) returnFocus(control);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens; what is chosen meanwhile moves no focus
  }, []);
  useLayoutEffect(() => {
    const index = focusedIndex.current;
    // The row was removed with its item.
    if (index !== undefined && !ref.current?.contains(document.activeElement))
      focusRow(findNearestRow(index, items));
  });
  return (
    <div
      {...keyHandlers}
      aria-label={label}
      className={styles.list}
      data-part="list"
      id={id}
      onBlur={() => (focusedIndex.current = undefined)}
      onFocus={({ currentTarget, target }) => {
        focusedIndex.current = [...currentTarget.children].indexOf(target);
      }}
      // A press between the rows does not move the focus from them.
      onMouseDown={(event) => event.preventDefault()}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be styled in every browser
      role="listbox"
      tabIndex={-1}
    >
      {items.map((item) => (
        <SelectRow
          isSelected={item.value === value}
          item={item}
          key={item.value}
          onChoose={() => onChoose(item.value)}
        />
      ))}
    </div>
  );
};
