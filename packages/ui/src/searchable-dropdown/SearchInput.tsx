import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { input as inputClass } from '../internal/field/control.css.ts';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import type { Dropdown } from './use-dropdown.ts';

type SearchInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  dropdown: Dropdown;
  text: string;
  /** Called for a key before the list gets it. Returns whether it handled the key. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The text field that searches. Focus stays in it while arrow keys move through the list (APG combobox). */
export const SearchInput = ({ dropdown, text, onKey, ref, ...props }: SearchInputProps) => {
  const { list, actions } = dropdown;
  const { isShown, active } = list;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInputMethodKey(event)) return;
    // Enter that is held down would take back what it selected, and then submit the form.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    else pressOnce(event);
  };
  const pressOnce = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onKey(event) || !isShown) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) list.selectRow(active);
      return;
    }
    if (list.moveActive(event.key)) event.preventDefault();
  };

  return (
    <input
      {...props}
      aria-activedescendant={active === undefined ? undefined : list.rowId(active)}
      aria-autocomplete="list"
      aria-controls={isShown ? list.id : undefined}
      aria-expanded={isShown}
      aria-haspopup="listbox"
      autoComplete="off"
      autoCorrect="off"
      className={inputClass}
      enterKeyHint="search"
      onChange={(event) => actions.type(event.target.value)}
      onKeyDown={press}
      ref={ref}
      role="combobox"
      spellCheck={false}
      type="text"
      value={text}
    />
  );
};
