import { useLayoutEffect, useRef } from 'react';
import * as styles from './Select.css.ts';
import type { SelectItem } from './select-props.ts';
import { SelectRow } from './SelectRow.tsx';
import { useListKeys } from './use-list-keys.ts';

export type SelectListProps = {
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

/** The rows, and the focus in them. */
export const SelectList = (props: SelectListProps) => {
  const { id, label, items, value, firstRow, onChoose, onClose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const keys = useListKeys(items, value, onChoose, onClose);
  useLayoutEffect(() => {
    const list = ref.current;
    ((list?.children[firstRow] ?? list) as HTMLElement | null)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- where it opens; what is chosen meanwhile moves no focus
  }, []);
  return (
    <div
      {...keys}
      aria-label={label}
      className={styles.list}
      data-part="list"
      id={id}
      // A press between the rows does not take the focus from them.
      onMouseDown={(event) => event.preventDefault()}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be drawn in every browser
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
