import { type KeyboardEvent, type ReactNode, type RefObject, use, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SelectStateContext } from 'react-aria-components/Select';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './Select.css.ts';
import type { SelectItem } from './select-props.ts';

type TabWayOutProps = { controlRef: RefObject<HTMLElement | null>; children: ReactNode };

/** Tab takes the row that keys have gone to and goes on from the control, as in a native select. */
const TabWayOut = ({ controlRef, children }: TabWayOutProps) => {
  const state = use(SelectStateContext);
  // The row that a list opens at is nobody's choice.
  const hasMoved = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') {
      hasMoved.current = true;
      return;
    }
    if (!state) return;
    // The list would take the focus back, to let Tab go on from its end.
    event.stopPropagation();
    const { focusedKey } = state.selectionManager;
    // Before the browser moves the focus: an open list keeps it inside.
    const isChosen = hasMoved.current && focusedKey !== null && focusedKey !== state.value;
    // Also where `onChange` throws: a list without a way out would stay.
    try {
      flushSync(() => {
        try {
          if (isChosen) state.setValue(focusedKey);
        } finally {
          state.close();
        }
      });
    } finally {
      controlRef.current?.focus();
    }
  };
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the list in it
  return <div onKeyDownCapture={onKeyDown}>{children}</div>;
};

type SelectListProps = { items: readonly SelectItem[]; controlRef: RefObject<HTMLElement | null> };

/** The open list, as wide as the control. */
export const SelectList = ({ items, controlRef }: SelectListProps) => (
  <Popover className={styles.popover} offset={6}>
    <TabWayOut controlRef={controlRef}>
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
    </TabWayOut>
  </Popover>
);
