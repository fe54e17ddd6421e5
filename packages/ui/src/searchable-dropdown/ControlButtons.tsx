import type { MouseEvent } from 'react';
import type { Field } from '../internal/field/use-field.ts';
import { getButtonNameProps } from './button-name.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import type { DropdownSelection } from './option.ts';
import * as styles from './SearchableDropdown.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

type ControlButtonsProps = {
  field: Field;
  dropdown: Dropdown;
  value: DropdownSelection | null;
  isDisabled: boolean;
  focusControl: () => void;
  messages: SearchableDropdownMessages;
};

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * Clears the field and opens its list, for pointer users. Keys do both in the text field itself, so these are not tab
 * stops; assistive technology can reach them.
 */
export const ControlButtons = (props: ControlButtonsProps) => {
  const { field, dropdown, value, isDisabled, focusControl, messages } = props;
  const getNameProps = (button: 'clear' | 'show') => getButtonNameProps(field, button);
  const withFocus = (action: () => void) => () => {
    focusControl();
    action();
  };
  return (
    <>
      {value && !isDisabled && (
        <button
          {...getNameProps('clear')}
          aria-label={messages.clear}
          className={styles.button}
          onClick={withFocus(dropdown.clear)}
          onMouseDown={keepFocus}
          tabIndex={-1}
          type="button"
        >
          <XIcon />
        </button>
      )}
      <button
        {...getNameProps('show')}
        aria-label={messages.show}
        aria-expanded={dropdown.isOpen}
        className={styles.button}
        disabled={isDisabled}
        onClick={withFocus(dropdown.isOpen ? dropdown.close : dropdown.open)}
        onMouseDown={keepFocus}
        tabIndex={-1}
        type="button"
      >
        <ChevronDownIcon className={styles.chevron} />
      </button>
    </>
  );
};
