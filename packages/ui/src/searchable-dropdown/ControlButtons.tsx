import type { MouseEvent } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import type { DropdownValue } from './option.ts';
import * as styles from './SearchableDropdown.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

type ControlButtonsProps = {
  dropdown: Dropdown;
  value: DropdownValue | null;
  isDisabled: boolean;
  focusControl: () => void;
  messages: SearchableDropdownMessages;
};

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Empties the field and opens its list, for those who point. Keys do both in the text itself, so these
 * are no stops of the Tab key; assistive technology finds them.
 */
export const ControlButtons = (props: ControlButtonsProps) => {
  const { dropdown, value, isDisabled, focusControl, messages } = props;
  const act = (action: () => void) => () => {
    focusControl();
    action();
  };
  return (
    <>
      {value && !isDisabled && (
        <button
          aria-label={messages.clear}
          className={styles.button}
          onClick={act(dropdown.clear)}
          onMouseDown={keepFocus}
          tabIndex={-1}
          type="button"
        >
          <XIcon />
        </button>
      )}
      <button
        aria-label={messages.show}
        aria-expanded={dropdown.isOpen}
        className={styles.button}
        disabled={isDisabled}
        onClick={act(dropdown.isOpen ? dropdown.close : dropdown.open)}
        onMouseDown={keepFocus}
        tabIndex={-1}
        type="button"
      >
        <ChevronDownIcon className={styles.chevron} />
      </button>
    </>
  );
};
