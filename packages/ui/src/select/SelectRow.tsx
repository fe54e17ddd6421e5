import { type PointerEvent, useState } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import * as styles from './Select.css.ts';
import type { SelectItem } from './select-props.ts';

type SelectRowProps = { item: SelectItem; isSelected: boolean; onChoose: () => void };

/** One item. It has the focus while keys or a mouse are on it. */
export const SelectRow = ({ item, isSelected, onChoose }: SelectRowProps) => {
  const { label, isDisabled } = item;
  const [focus, setFocus] = useState<'none' | 'focused' | 'visible'>('none');
  // Not on pointerenter: when a list opens under a resting mouse, that event fires without a move.
  const focusOnMouseMove = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && !isDisabled) currentTarget.focus({ preventScroll: true });
  };
  return (
    // The list handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      aria-disabled={isDisabled || undefined}
      aria-selected={isSelected}
      className={styles.option}
      data-disabled={isDisabled || undefined}
      data-focused={focus !== 'none' || undefined}
      data-focus-visible={focus === 'visible' || undefined}
      data-selected={isSelected || undefined}
      onBlur={() => setFocus('none')}
      onClick={isDisabled ? undefined : onChoose}
      onFocus={({ currentTarget }) =>
        setFocus(currentTarget.matches(':focus-visible') ? 'visible' : 'focused')
      }
      onPointerMove={focusOnMouseMove}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option cannot be styled in every browser
      role="option"
      tabIndex={-1}
    >
      <span className={styles.optionLabel}>{label}</span>
      {isSelected && <CheckIcon />}
    </div>
  );
};
