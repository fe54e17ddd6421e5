import { type KeyboardEvent, type RefObject, use } from 'react';
import { flushSync } from 'react-dom';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SelectStateContext } from 'react-aria-components/Select';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './Select.css.ts';
import type { SelectItem } from './select-props.ts';

type SelectListProps = { items: readonly SelectItem[]; controlRef: RefObject<HTMLElement | null> };

/** The open list, as wide as the control. Tab takes the row it is on and goes on from the control, as in a native select. */
export const SelectList = ({ items, controlRef }: SelectListProps) => {
  const state = use(SelectStateContext);
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !state) return;
    // The list would take the focus back, to let Tab go on from its end.
    event.stopPropagation();
    const { focusedKey } = state.selectionManager;
    // Before the browser moves the focus: an open list keeps it inside.
    flushSync(() => {
      if (focusedKey !== null && focusedKey !== state.value) state.setValue(focusedKey);
      state.close();
    });
    controlRef.current?.focus();
  };
  return (
    <Popover className={styles.popover} offset={6}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the list in it */}
      <div onKeyDownCapture={leaveByTab}>
        <ListBox className={styles.list} items={items}>
          {({ value, label, isDisabled = false }) => (
            <ListBoxItem className={styles.option} id={value} isDisabled={isDisabled} textValue={label}>
              {({ isSelected }) => (
                <>
                  <span className={styles.optionLabel}>{label}</span>
                  {isSelected && <CheckIcon />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </Popover>
  );
};
