import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { ComboField } from './ComboField.tsx';
import type { DropdownOption, DropdownSelection, OptionInsteadOfValue, RenderOption } from './option.ts';
import {
  type SearchableDropdownMessages,
  searchableDropdownMessages,
} from './SearchableDropdown.messages.ts';
import { getStatusAnnouncement, getStatusText } from './status-text.ts';
import { TrayField } from './TrayField.tsx';
import { SEARCH_MIN_CHARS, useDropdown } from './use-dropdown.ts';
import { useIsTray } from './use-is-tray.ts';
import { type LoadOption, type SelectionSource, useSelection } from './use-selection.ts';
import type { LoadOptions } from './use-remote-options.ts';

export type LocalSource = {
  /** All options: the component searches them itself. */
  options: readonly DropdownOption[];
  loadOptions?: undefined;
};
export type RemoteSource = {
  /** Options whose labels are known before anything is loaded, such as those of a saved form. */
  options?: readonly DropdownOption[] | undefined;
  /** Loads the options that match a query. */
  loadOptions: LoadOptions;
};

export type SearchableDropdownProps = FieldProps & {
  /**
   * The value that the form sends: the `value` of an option, or custom text; `null` while nothing is selected. Leave it
   * out for an uncontrolled field.
   */
  value?: string | OptionInsteadOfValue | null | undefined;
  /** The first value of an uncontrolled field. */
  defaultValue?: string | OptionInsteadOfValue | null | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Called after every change with the whole option, or with custom text. */
  onSelectionChange?: ((selection: DropdownSelection | null) => void) | undefined;
  /**
   * Loads the option of a value that is not in `options`, for its label. While it loads, the field shows `Loading...`;
   * when it fails, or without it, the value itself.
   */
  loadOption?: LoadOption | undefined;
  /** Whether the user can enter a value that is not in the list. */
  allowsCustom?: boolean | undefined;
  /** The search text, when the app controls it; `null` while nothing is typed, so that the field shows its value. */
  inputValue?: string | null | undefined;
  /** Called with the search text: as the user types, and with `null` once it has been selected or discarded. */
  onInputChange?: ((text: string | null) => void) | undefined;
  /** Whether the list is open, when the app controls it. Move the focus to the field when you open it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Whether the user can clear the selection: by a button, and by emptying the text. `true` by default. */
  isClearable?: boolean | undefined;
  /** On a phone, Back of the browser or the phone closes the tray instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** Renders the content of a row; its accessible name is still the label. */
  renderOption?: RenderOption | undefined;
  /** The pause in typing before a remote search, in ms. 300 by default. */
  debounceMs?: number | undefined;
  /** The minimum length of a remote search, in characters. 2 by default. */
  minChars?: number | undefined;
  /**
   * `'sound'` also finds what sounds like the text, in an Indian script (not Urdu’s) or in Latin: "santi" finds "Shanti" and
   * "शांति". Rows with the typed text come first. A remote list that finds nothing is asked again in the other script.
   * `'text'` by default.
   */
  searchBy?: 'text' | 'sound' | undefined;
  /** The placeholder, while nothing is selected. `Search...` by default. */
  placeholder?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SearchableDropdownMessages> | undefined;
  /** A ref to the visible control: a text field, on phones a button. */
  ref?: Ref<HTMLElement> | undefined;
} & (LocalSource | RemoteSource);

// Spec §2.
/**
 * A selection from a list that can be searched: all in memory (`options`), or loaded while the user types
 * (`loadOptions`). A list under the field, or a tray on phones. Give it another `key` when it becomes a different
 * list, such as the doctors of another hospital: no response for the old list can then appear in the new one.
 */
export const SearchableDropdown = ({ ref, ...props }: SearchableDropdownProps) => {
  const { isDisabled = false, isClearable = true, minChars = SEARCH_MIN_CHARS, name, onBlur } = props;
  // The type refuses an option as the value.
  const { selected, select } = useSelection(props as SelectionSource);
  const messages = useMessages(searchableDropdownMessages, props.messages);
  const isTray = useIsTray();
  const field = useField(props, {
    showsReasonAsPlaceholder: isDisabled && selected === null,
    isButton: isTray,
  });
  const controlRef = useRef<HTMLElement & HTMLInputElement>(null);
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);
  const [announced, setAnnounced] = useState<string>();
  const dropdown = useDropdown({
    ...props,
    value: selected,
    onChange: (next) => {
      setAnnounced(next?.label);
      select(next);
    },
    isOpen: props.isOpen && !isDisabled,
    onOpenChange: (isOpen) => {
      if (isOpen) setAnnounced(undefined);
      props.onOpenChange?.(isOpen);
    },
    isClearable,
    minChars,
  });

  useFormReset(field.control.id, selected, (initialSelection) => {
    dropdown.actions.close();
    select(initialSelection);
  });

  if (props.isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={onBlur}
          ref={controlRef}
          text={selected ? selected.label || messages.loading : ''}
          value={selected?.value ?? ''}
        />
      </FieldFrame>
    );
  }

  const search = { rows: dropdown.list.content, minChars, isSlow: dropdown.isSlow, messages };
  const Control = isTray ? TrayField : ComboField;
  return (
    <FieldFrame
      field={field}
      {...(isTray ? { onLabelClick: () => controlRef.current?.focus() } : { labelOnlyFocuses: true })}
    >
      <Control
        closesOnBack={props.closesOnBack}
        dropdown={dropdown}
        field={field}
        isDisabled={isDisabled}
        isRequired={props.isRequired}
        messages={messages}
        onBlur={() => {
          // Cleared, so that a screen reader that explores the page later does not find the announcement.
          setAnnounced(undefined);
          onBlur?.();
        }}
        placeholder={
          selected?.label === ''
            ? messages.loading
            : (isDisabled && props.disabledReason) || (props.placeholder ?? messages.search)
        }
        ref={controlRef}
        renderOption={props.renderOption}
        status={dropdown.isReady ? getStatusText(search) : undefined}
      />
      {name !== undefined && (
        <input
          disabled={isDisabled}
          form={props.form}
          name={name}
          type="hidden"
          value={selected?.value ?? ''}
        />
      )}
      {/* In the page from the start, and marked so that an open tray does not hide it. */}
      <span aria-live="polite" className={visuallyHidden} data-live-announcer="true">
        {dropdown.isOpen
          ? !dropdown.custom && getStatusAnnouncement(search)
          : announced !== undefined && messages.chosen(announced)}
      </span>
    </FieldFrame>
  );
};
