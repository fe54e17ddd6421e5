import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { ComboField } from './ComboField.tsx';
import type { DropdownOption, DropdownValue, RenderOption } from './option.ts';
import {
  type SearchableDropdownMessages,
  searchableDropdownMessages,
} from './SearchableDropdown.messages.ts';
import { getStatusAnnouncement, getStatusText } from './status-text.ts';
import { TrayField } from './TrayField.tsx';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS, useDropdown } from './use-dropdown.ts';
import { useIsTray } from './use-is-tray.ts';
import type { LoadOptions } from './use-remote-options.ts';

type LocalSource = {
  /** All options: the component searches them itself. */
  options: readonly DropdownOption[];
  loadOptions?: undefined;
};
type RemoteSource = {
  options?: undefined;
  /** Loads the options that match a query, as an alternative to `options`. */
  loadOptions: LoadOptions;
};

export type SearchableDropdownProps = FieldProps & {
  /**
   * The selected value; `null` while none is. It stays shown whatever the list contains. Leave it out for an
   * uncontrolled field.
   */
  value?: DropdownValue | null | undefined;
  /** The first selected value of an uncontrolled field. */
  defaultValue?: DropdownValue | null | undefined;
  /** Called with the new value after every change. */
  onChange?: ((value: DropdownValue | null) => void) | undefined;
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
  const [value, change] = useFieldValue<DropdownValue | null>(props, null);
  const messages = useMessages(searchableDropdownMessages, props.messages);
  const isTray = useIsTray();
  const field = useField(props, { showsReasonAsPlaceholder: isDisabled && value === null, isButton: isTray });
  const controlRef = useRef<HTMLElement & HTMLInputElement>(null);
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);
  const [announced, setAnnounced] = useState<string>();
  const dropdown = useDropdown({
    value,
    onChange: (next) => {
      setAnnounced(next?.label);
      change(next);
    },
    options: props.options,
    loadOptions: props.loadOptions,
    inputValue: props.inputValue,
    onInputChange: props.onInputChange,
    isOpen: props.isOpen && !isDisabled,
    onOpenChange: (isOpen) => {
      if (isOpen) setAnnounced(undefined);
      props.onOpenChange?.(isOpen);
    },
    isClearable,
    allowsCustom: props.allowsCustom ?? false,
    debounceMs: props.debounceMs ?? SEARCH_DEBOUNCE_MS,
    minChars,
    searchesBySound: props.searchBy === 'sound',
  });

  useFormReset(field.control.id, value, (initialValue) => {
    dropdown.close();
    change(initialValue);
  });

  if (props.isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={onBlur}
          ref={controlRef}
          text={value?.label ?? ''}
          value={value?.value ?? ''}
        />
      </FieldFrame>
    );
  }

  const search = { rows: dropdown.rows, minChars, isSlow: dropdown.isSlow, messages };
  const Control = isTray ? TrayField : ComboField;
  return (
    <FieldFrame
      field={field}
      {...(isTray ? { onLabelClick: () => controlRef.current?.focus() } : { labelOnlyFocuses: true })}
    >
      <Control
        closesOnBack={props.closesOnBack ?? false}
        dropdown={dropdown}
        field={field}
        isClearable={isClearable}
        isDisabled={isDisabled}
        isRequired={props.isRequired ?? false}
        messages={messages}
        onBlur={() => {
          // Cleared, so that a screen reader that explores the page later does not find the announcement.
          setAnnounced(undefined);
          onBlur?.();
        }}
        placeholder={(isDisabled && props.disabledReason) || (props.placeholder ?? messages.search)}
        ref={controlRef}
        renderOption={props.renderOption}
        status={dropdown.isReady ? getStatusText(search) : undefined}
        value={value}
      />
      {name !== undefined && (
        <input disabled={isDisabled} form={props.form} name={name} type="hidden" value={value?.value ?? ''} />
      )}
      {/* In the page from the start, and marked so that an open tray does not hide it. */}
      <span aria-live="polite" className={visuallyHidden} data-live-announcer="true">
        {dropdown.isOpen
          ? !dropdown.isCustomOpen && getStatusAnnouncement(search)
          : announced !== undefined && messages.chosen(announced)}
      </span>
    </FieldFrame>
  );
};
