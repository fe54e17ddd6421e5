import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './Select.css.ts';
import type { SelectItem } from './select-props.ts';

/** The open list, as wide as the control. */
export const SelectList = ({ items }: { items: readonly SelectItem[] }) => (
  <Popover className={styles.popover} offset={6}>
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
  </Popover>
);
