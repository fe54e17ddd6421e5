import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { classNames } from '../internal/class-names.ts';
import { control, startIcon } from '../internal/field/control.css.ts';
import type { Field } from '../internal/field/use-field.ts';
import { ControlButtons } from './ControlButtons.tsx';
import type { RenderOption } from './option.ts';
import { keepFocus } from './keep-focus.ts';
import { Panel } from './Panel.tsx';
import { PrerenderedList } from './PrerenderedList.tsx';
import { SearchInput } from './SearchInput.tsx';
import * as styles from './SearchableDropdown.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';
import { usePreloadTrigger } from './use-preload-trigger.ts';
import type { Dropdown } from './use-dropdown.ts';

/** The props that both layouts of the dropdown require. */
export type DropdownFieldProps = {
  field: Field;
  dropdown: Dropdown;
  /** The placeholder, while nothing is selected. */
  placeholder: string;
  isDisabled: boolean;
  isRequired: boolean | undefined;
  closesOnBack: boolean | undefined;
  renderOption: RenderOption | undefined;
  onBlur: (() => void) | undefined;
  /** The status of the search, as text. */
  status: string | undefined;
  messages: SearchableDropdownMessages;
  /** Below the list of a tray. */
  footer?: ReactNode;
  ref: Ref<HTMLElement>;
};

/** On a large screen: a text field with its list under it. */
export const ComboField = (props: DropdownFieldProps) => {
  const { field, dropdown, placeholder, isDisabled, isRequired, onBlur, messages, ref } = props;
  const { isOpen, actions } = dropdown;
  const controlRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);

  const onFieldBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The user has switched to another window, for example to look up the name: the typed text stays.
    if (!document.hasFocus() && currentTarget.contains(document.activeElement)) return;
    actions.commitText();
    onBlur?.();
  };

  const onKey = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !isOpen) {
      event.preventDefault();
      actions.open();
      return true;
    }
    if (isOpen && (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp'))) {
      event.preventDefault();
      // The key closes the list, and must not close the surrounding dialog.
      event.stopPropagation();
      actions.close();
      return true;
    }
    if (event.key === 'Enter' && dropdown.text !== null && dropdown.list.active === undefined) {
      // While there is typed text, Enter must not submit the surrounding form.
      event.preventDefault();
      actions.submitText();
      return true;
    }
    if (event.key === 'Tab') {
      // Synchronously, before the focus moves: the selection may enable the next field, and a blur while there is typed
      // text would select it a second time.
      flushSync(actions.commitAll);
    }
    return !isOpen || event.key === 'Tab';
  };

  const focusInput = () => inputRef.current?.focus();
  const preloadTrigger = usePreloadTrigger(controlRef, isDisabled, actions.prepare);

  return (
    <div {...preloadTrigger} onBlur={onFieldBlur}>
      <div
        className={classNames(control, styles.combo)}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
        ref={controlRef}
      >
        <SearchIcon className={startIcon} />
        <SearchInput
          {...field.control}
          aria-invalid={field.isInvalid}
          aria-required={isRequired || undefined}
          disabled={isDisabled}
          dropdown={dropdown}
          onClick={(event) => {
            if (isOpen) return;
            event.currentTarget.select();
            actions.open();
          }}
          onKey={onKey}
          placeholder={placeholder}
          ref={inputRef}
          text={dropdown.text ?? dropdown.selected?.label ?? ''}
        />
        <ControlButtons
          dropdown={dropdown}
          field={field}
          focusControl={focusInput}
          isDisabled={isDisabled}
          messages={messages}
        />
      </div>
      {dropdown.isReady && (
        <PrerenderedList fieldRef={controlRef} isOpen={isOpen}>
          <Panel
            dropdown={dropdown}
            label={field.label}
            messages={messages}
            onMouseDown={keepFocus}
            onCustomCancel={() => {
              actions.open();
              focusInput();
            }}
            onCustomAdd={() => {
              focusInput();
              actions.commitText();
            }}
            renderOption={props.renderOption}
            status={props.status}
          />
        </PrerenderedList>
      )}
    </div>
  );
};
