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
  /** What is searched: the name of the field. It is not shown; the icon and the placeholder are. */
  label: string;
  /** The text so far. Leave it out to let the field keep it. */
  value?: string | undefined;
  /** The text that a field which keeps it begins with. */
  defaultValue?: string | undefined;
  /** Called with the whole text at every change, and with `''` when it is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when Enter is pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
  /** Its id. Made up when left out. */
  id?: string | undefined;
  /** It can be neither used nor reached by keys. */
  isDisabled?: boolean | undefined;
  /** In the field while nothing is searched for. `Search...` by default. */
  placeholder?: string | undefined;
  /** The id of what it opens. */
  'aria-controls'?: string | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<SearchFieldMessages> | undefined;
  /** The element itself. */
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
      // Escape has done its work here: it does not also close what the field stands in.
      event.stopPropagation();
      clear();
    }
  };

  return (
    // The `<search>` element is younger than the browsers that are supported.
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
