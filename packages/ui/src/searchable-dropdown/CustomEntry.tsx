import type { KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { control, input } from '../internal/field/control.css.ts';
import { isInputMethodKey } from '../internal/is-input-method-key.ts';
import * as styles from './CustomEntry.css.ts';
import type { SearchableDropdownMessages } from './SearchableDropdown.messages.ts';

type CustomEntryProps = {
  text: string;
  onChange: (text: string) => void;
  onAdd: () => void;
  onCancel: () => void;
  messages: SearchableDropdownMessages;
};

// Spec §2.
/** A value that the list does not have. */
export const CustomEntry = ({ text, onChange, onAdd, onCancel, messages }: CustomEntryProps) => {
  const isBlank = text.trim() === '';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys typed here must reach neither the list nor the surrounding form.
    event.stopPropagation();
    if (isInputMethodKey(event)) return;
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!isBlank) onAdd();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <fieldset className={styles.entry} onKeyDown={onKeyDown}>
      <legend className={styles.title}>{messages.addCustom}</legend>
      <div className={control}>
        <input
          aria-label={messages.customPlaceholder}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a key or a press on 'Add custom'
          autoFocus
          className={input}
          enterKeyHint="done"
          onChange={(event) => onChange(event.target.value)}
          placeholder={messages.customPlaceholder}
          type="text"
          value={text}
        />
      </div>
      <div className={styles.actions}>
        <Button isDisabled={isBlank} isFullWidth onPress={onAdd}>
          {messages.add}
        </Button>
        <Button isFullWidth onPress={onCancel} variant="outline">
          {messages.cancel}
        </Button>
      </div>
    </fieldset>
  );
};
