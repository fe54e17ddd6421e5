import type { Field } from '../internal/field/use-field.ts';
import { getButtonNameProps } from './button-name.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { keepFocus } from './keep-focus.ts';
import * as styles from './SearchableDropdown.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

type ControlButtonsProps = {
  field: Field;
  dropdown: Dropdown;
  isDisabled: boolean;
  focusControl: () => void;
  messages: SearchableDropdownMessages;
};

/**
 * Clears the field and opens its list, for pointer users. Keys do both in the text field itself, so these are not tab
 * stops; assistive technology can reach them.
 */
export const ControlButtons = (props: ControlButtonsProps) => {
  const { field, dropdown, isDisabled, focusControl, messages } = props;
  const { isOpen, actions } = dropdown;
  const withFocus = (action: () => void) => () => {
    focusControl();
    action();
  };
  return (
    <>
      {actions.clear && !isDisabled && (
        <button
          {...getButtonNameProps(field, 'clear')}
          aria-label={messages.clear}
          className={styles.button}
          onClick={withFocus(actions.clear)}
          onMouseDown={keepFocus}
          // Of several values, no key in the text field removes all.
          tabIndex={dropdown.chosen ? 0 : -1}
          type="button"
        >
          <XIcon />
        </button>
      )}
      <button
        {...getButtonNameProps(field, 'show')}
        aria-label={messages.show}
        aria-expanded={isOpen}
        className={styles.button}
        disabled={isDisabled}
        onClick={withFocus(isOpen ? actions.close : actions.open)}
        onMouseDown={keepFocus}
        tabIndex={-1}
        type="button"
      >
        <ChevronDownIcon className={styles.chevron} />
      </button>
    </>
  );
};
