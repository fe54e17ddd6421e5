import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { SearchIcon, XIcon } from '../icons/index.ts';
import * as controlStyles from '../internal/field/control.css.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import { useMessages } from '../internal/messages.ts';
import { type StyleProps, rootProps } from '../internal/root-props.ts';
import * as styles from './SearchField.css.ts';
import { type SearchFieldMessages, searchFieldMessages } from './SearchField.messages.ts';

export type SearchFieldProps = StyleProps & {
  /** The accessible name of the field: what it searches. It is not visible; the icon and the placeholder are. */
  label: string;
  /** The current text. Leave it out for an uncontrolled field. */
  value?: string | undefined;
  /** The first text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the whole text on every change, and with `''` when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when Enter is pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of its form, where that is not the surrounding one. */
  form?: string | undefined;
  /** Its id, generated if left out. */
  id?: string | undefined;
  /** It can neither be used nor focused. */
  isDisabled?: boolean | undefined;
  /** The placeholder. `Search...` by default. */
  placeholder?: string | undefined;
  /** The id of the element that it controls. */
  'aria-controls'?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<SearchFieldMessages> | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A search box. A button or Escape empties it, and focus stays in it. */
export const SearchField = (props: SearchFieldProps) => {
  const {
    label,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onSubmit,
    placeholder,
    isDisabled,
    ref,
    messages: overrides,
    className,
    style,
    ...input
  } = props;
  const [value, change] = useFieldValue(props, '');
  const messages = useMessages(searchFieldMessages, overrides);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement);

  useFormReset(inputRef, value, change);

  const clear = () => {
    change('');
    inputRef.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      // Escape has emptied the field: it must not also close the surrounding dialog.
      event.stopPropagation();
      clear();
    }
  };

  return (
    // The `<search>` element is newer than the oldest supported browsers.
    <div
      {...rootProps({ className, style }, controlStyles.control)}
      data-disabled={isDisabled || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
    >
      <SearchIcon className={controlStyles.startIcon} />
      <input
        {...input}
        aria-label={label}
        autoComplete="off"
        className={controlStyles.input}
        disabled={isDisabled}
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder ?? messages.placeholder}
        ref={inputRef}
        type="search"
        value={value}
      />
      {value !== '' && !isDisabled && (
        <button aria-label={messages.clear} className={styles.clear} onClick={clear} type="button">
          <XIcon />
        </button>
      )}
    </div>
  );
};
