import { type FocusEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Popover } from 'react-aria-components/Popover';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { classNames } from '../internal/class-names.ts';
import { control, startIcon } from '../internal/field/control.css.ts';
import type { Field } from '../internal/field/use-field.ts';
import { ControlButtons } from './ControlButtons.tsx';
import type { DropdownValue } from './option.ts';
import { Panel } from './Panel.tsx';
import { SearchInput } from './SearchInput.tsx';
import * as styles from './SearchableDropdown.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import type { Dropdown } from './use-dropdown.ts';

/** What both ways of showing the dropdown need. */
export type DropdownFieldProps = {
  field: Field;
  dropdown: Dropdown;
  value: DropdownValue | null;
  /** In the field while nothing is chosen. */
  placeholder: string;
  isDisabled: boolean;
  isRequired: boolean;
  onBlur: (() => void) | undefined;
  /** How the search stands, in words. */
  status: string | undefined;
  messages: SearchableDropdownMessages;
  ref: Ref<HTMLElement>;
};

/** On a large screen: a text field with its list under it. */
export const ComboField = (props: DropdownFieldProps) => {
  const { field, dropdown, value, placeholder, isDisabled, isRequired, onBlur, messages, ref } = props;
  const { isOpen } = dropdown;
  const controlRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);

  const isInside = (target: Element | null) =>
    Boolean(controlRef.current?.contains(target) || popoverRef.current?.contains(target));

  const leave = (event: FocusEvent) => {
    // The library moves from row to row with focus events of its own; focus itself stays.
    if (!event.isTrusted || isInside(event.relatedTarget)) return;
    dropdown.leave();
    onBlur?.();
  };

  const isRowActive = (event: KeyboardEvent) => event.currentTarget.hasAttribute('aria-activedescendant');

  const onKey = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !isOpen) {
      event.preventDefault();
      dropdown.open();
      return true;
    }
    if (isOpen && (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp'))) {
      event.preventDefault();
      // It closes the list, not what the field stands in.
      event.stopPropagation();
      dropdown.close();
      return true;
    }
    if (event.key === 'Enter' && dropdown.isTyping && !isRowActive(event)) {
      // Not yet for the form around it.
      event.preventDefault();
      if (isOpen) dropdown.chooseNamed();
      else dropdown.leave();
      return true;
    }
    return !isOpen || event.key === 'Tab';
  };

  const focusInput = () => inputRef.current?.focus();

  return (
    // The list is in another part of the page, but its focus events arrive here.
    <div onBlur={leave}>
      <Autocomplete disableAutoFocusFirst inputValue={dropdown.text} onInputChange={dropdown.type}>
        <div
          className={classNames(control, styles.combo)}
          data-disabled={isDisabled || undefined}
          data-invalid={field.isInvalid || undefined}
          ref={controlRef}
        >
          <SearchIcon className={startIcon} />
          <SearchInput
            {...field.control}
            aria-invalid={field.isInvalid || undefined}
            aria-required={isRequired || undefined}
            disabled={isDisabled}
            onClick={(event) => {
              if (isOpen) return;
              event.currentTarget.select();
              dropdown.open();
            }}
            onKey={onKey}
            placeholder={placeholder}
            ref={inputRef}
            text={dropdown.text}
          />
          <ControlButtons
            dropdown={dropdown}
            focusControl={focusInput}
            isDisabled={isDisabled}
            messages={messages}
            value={value}
          />
        </div>
        <Popover
          className={styles.popover}
          // It is as wide as its field and stands straight under it, also at the edge of the screen.
          containerPadding={0}
          isNonModal
          isOpen={isOpen}
          offset={8}
          onOpenChange={(next) => {
            if (!next) dropdown.pause();
          }}
          placement="bottom start"
          ref={popoverRef}
          shouldCloseOnInteractOutside={(target) => !isInside(target)}
          triggerRef={controlRef}
        >
          <Panel
            keepsFocus
            dropdown={dropdown}
            label={field.label}
            messages={messages}
            onCustomCancel={() => {
              dropdown.open();
              focusInput();
            }}
            onCustomAdd={() => {
              focusInput();
              dropdown.addCustom();
            }}
            status={props.status}
            value={value}
          />
        </Popover>
      </Autocomplete>
    </div>
  );
};
