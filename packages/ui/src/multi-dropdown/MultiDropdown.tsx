import { useImperativeHandle, useRef, useState } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import {
  type DropdownSelection,
  SEARCH_MIN_CHARS,
  type SearchableDropdownMessages,
  type SearchableDropdownProps,
} from '../searchable-dropdown/index.ts';
import {
  ComboField,
  getStatusAnnouncement,
  getStatusText,
  type LocalSource,
  type RemoteSource,
  searchableDropdownMessages,
  TrayField,
  useIsTray,
} from '../searchable-dropdown/parts/index.ts';
import {
  multiDropdownMessages,
  type MultiDropdownMessages as OwnMessages,
} from './MultiDropdown.messages.ts';
import { FormValues } from './FormValues.tsx';
import { SelectedList } from './SelectedList.tsx';
import { TrayFooter } from './TrayFooter.tsx';
import { useMultiDropdown } from './use-multi-dropdown.ts';
import { useSelections } from './use-selections.ts';

/** The texts of the field, with those of its list. */
export type MultiDropdownMessages = OwnMessages & SearchableDropdownMessages;

type SharedProps = FieldProps &
  Pick<
    SearchableDropdownProps,
    'allowsCustom' | 'closesOnBack' | 'debounceMs' | 'minChars' | 'ref' | 'renderOption' | 'searchBy'
  > &
  (LocalSource | RemoteSource);

export type MultiDropdownProps = SharedProps & {
  /** The values that the form sends: the `value` of each option, or custom text. Leave it out for an uncontrolled field. */
  value?: readonly string[] | undefined;
  /** The first values of an uncontrolled field. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all values after every change, in the order in which they were selected. */
  onChange?: ((values: readonly string[]) => void) | undefined;
  /** Called after every change with the whole options, or with custom text. */
  onSelectionChange?: ((selections: readonly DropdownSelection[]) => void) | undefined;
  /** Whether a button removes all values. `true` by default. */
  isClearable?: boolean | undefined;
  /** The placeholder of the search. `Search...` by default. */
  placeholder?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<MultiDropdownMessages> | undefined;
};

/**
 * Several values from a list that can be searched, in memory (`options`) or loaded while the user types
 * (`loadOptions`). The list stays open while the user selects; the selected values are below the field, each with a
 * button that removes it. On phones the list is a tray. For one value use `SearchableDropdown`.
 */
export const MultiDropdown = ({ ref, ...props }: MultiDropdownProps) => {
  const { isDisabled = false, isClearable = true, minChars = SEARCH_MIN_CHARS, name, onBlur } = props;
  const { chosen, selections, setSelections } = useSelections(props);
  const texts = useMessages(multiDropdownMessages, props.messages);
  const messages = useMessages(searchableDropdownMessages, props.messages);
  const isTray = useIsTray();
  const isReadOnly = props.isReadOnly === true && !isDisabled;
  const field = useField(props, {
    showsReasonAsPlaceholder: isDisabled && selections.length === 0,
    isButton: isTray,
  });
  const controlRef = useRef<HTMLElement & HTMLInputElement>(null);
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);
  const listRef = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState<string>();

  const add = (selection: DropdownSelection) => {
    if (chosen.has(selection.value)) return;
    setSelections([...selections, selection]);
    setAnnounced(texts.added(selection.label, selections.length + 1));
  };
  const remove = ({ value, label }: DropdownSelection) => {
    setSelections(selections.filter((selection) => selection.value !== value));
    setAnnounced(texts.removed(label, selections.length - 1));
  };
  const clear = () => {
    setSelections([]);
    setAnnounced(texts.selected(0));
  };
  const leave = () => {
    // Cleared, so that a screen reader that explores the page later does not find the announcement.
    setAnnounced(undefined);
    onBlur?.();
  };
  const dropdown = useMultiDropdown({
    ...props,
    chosen,
    isTray,
    onAdd: add,
    onToggle: (option) => (chosen.has(option.value) ? remove(option) : add(option)),
    onType: () => setAnnounced(undefined),
    onOpenChange: (isOpen) => isOpen && setAnnounced(undefined),
    clear: isClearable && selections.length > 0 ? clear : undefined,
    minChars,
  });

  useFormReset(field.control.id, selections, (initialSelections) => {
    dropdown.actions.close();
    setSelections(initialSelections);
  });

  const count = selections.length > 0 ? texts.selected(selections.length) : undefined;
  const countId = `${field.control.id}-count`;
  const describedBy = [field.control['aria-describedby'], count && !isTray && countId].filter(Boolean);
  const describedField = {
    ...field,
    control: { ...field.control, 'aria-describedby': describedBy.join(' ') || undefined },
  };
  const search = { rows: dropdown.list.content, minChars, isSlow: dropdown.isSlow, messages };
  const Control = isTray ? TrayField : ComboField;
  return (
    <FieldFrame
      field={field}
      {...(isTray && !isReadOnly
        ? { onLabelClick: () => controlRef.current?.focus() }
        : { labelOnlyFocuses: true })}
    >
      {isReadOnly ? (
        <ReadOnlyControl field={field} onBlur={onBlur} ref={controlRef} text={count ?? ''} />
      ) : (
        // The last value is removed by keys, as in other fields of several values: the first press only moves to it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field in it
        <div
          onFocus={({ target }) => {
            if (dropdown.isUsed && target instanceof HTMLInputElement) target.select();
          }}
          onKeyDown={({ key, repeat, target }) => {
            const isEmptyField = target === controlRef.current && controlRef.current.value === '';
            if (key === 'Backspace' && !repeat && isEmptyField)
              listRef.current?.querySelector<HTMLElement>(':scope > :last-child > button')?.focus();
          }}
        >
          <Control
            closesOnBack={props.closesOnBack}
            dropdown={
              count && isTray
                ? { ...dropdown, selected: { value: '', label: count, isCustom: true } }
                : dropdown
            }
            field={describedField}
            footer={
              dropdown.custom ? undefined : (
                <TrayFooter
                  count={count}
                  messages={texts}
                  onDone={() => {
                    // As by Tab on a large screen: a typed text is selected.
                    dropdown.actions.commitAll();
                    dropdown.actions.closeKeepingText();
                  }}
                />
              )
            }
            isDisabled={isDisabled}
            isRequired={props.isRequired}
            messages={messages}
            onBlur={leave}
            placeholder={(isDisabled && props.disabledReason) || (props.placeholder ?? messages.search)}
            ref={controlRef}
            renderOption={props.renderOption}
            status={dropdown.isReady ? getStatusText(search) : undefined}
          />
        </div>
      )}
      {count && (
        <span hidden id={countId}>
          {count}
        </span>
      )}
      <SelectedList
        focusField={() => controlRef.current?.focus()}
        isReadOnly={isReadOnly || isDisabled}
        labelId={field.labelId}
        messages={texts}
        onBlur={(to) => {
          if (to !== controlRef.current) leave();
        }}
        onRemove={remove}
        ref={listRef}
        selections={selections}
      />
      {name !== undefined && (
        <FormValues form={props.form} isDisabled={isDisabled} name={name} selections={selections} />
      )}
      {/* In the page from the start, and marked so that an open tray does not hide it. */}
      <span aria-live="polite" className={visuallyHidden} data-live-announcer="true">
        {announced ?? (dropdown.isOpen && !dropdown.custom && getStatusAnnouncement(search))}
      </span>
    </FieldFrame>
  );
};
