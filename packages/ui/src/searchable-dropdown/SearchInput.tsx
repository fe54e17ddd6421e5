import type { InputHTMLAttributes, KeyboardEvent, MouseEvent, Ref, RefObject } from 'react';
import { useContext, useEffect, useImperativeHandle } from 'react';
import { AutocompleteStateContext, FieldInputContext } from 'react-aria-components/Autocomplete';
import { input as inputClass } from '../internal/field/control.css.ts';

type SearchInputProps = {
  text: string;
  placeholder: string;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  /** Called for a key before the list gets it. Returns whether that was all there is to do. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  onClick?: ((event: MouseEvent<HTMLInputElement>) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

type ListInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  onChange: (text: string) => void;
  ref: RefObject<HTMLInputElement | null>;
};

/** What the surrounding `Autocomplete` gives the input that drives its list. */
const useListInput = (): ListInput => {
  const context = useContext(FieldInputContext);
  if (!context) throw new Error('SearchInput must be used within an Autocomplete');
  return context as ListInput;
};

/** The text field that searches. Focus stays in it while arrow keys move through the list (APG combobox). */
export const SearchInput = ({ text, onKey, ref, ...props }: SearchInputProps) => {
  const { onChange, onKeyDown, ref: listRef, ...list } = useListInput();
  useImperativeHandle(ref, () => listRef.current as HTMLInputElement);
  const hasList = list['aria-controls'] !== undefined;
  const autocomplete = useContext(AutocompleteStateContext);

  // The library remembers the row that was pointed to in a list that is gone.
  useEffect(() => {
    if (!hasList) autocomplete?.setFocusedNodeId(null);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the list goes
  }, [hasList]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method uses these keys for itself.
    if (event.nativeEvent.isComposing || onKey(event)) return;
    // Without a row to move from, they move through the text.
    const isInText = event.key === 'Home' || event.key === 'End';
    if (isInText && list['aria-activedescendant'] === undefined) return;
    if (event.key === 'Enter') event.preventDefault();
    onKeyDown?.(event);
  };

  return (
    <input
      {...list}
      {...props}
      aria-controls={list['aria-controls']}
      aria-expanded={hasList}
      aria-haspopup="listbox"
      className={inputClass}
      enterKeyHint="search"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
      ref={listRef}
      role="combobox"
      type="text"
      value={text}
    />
  );
};
