import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { getDigits } from '../internal/digits.ts';
import { normalizePhone, PHONE_LENGTH } from './normalize-phone.ts';

const TYPING_INPUT_TYPES = new Set(['insertText', 'insertCompositionText']);

/** Whether the text was entered as a whole: by autofill (which has no input type), or a keyboard's suggestion. */
const isEnteredAtOnce = ({ inputType, data }: Partial<InputEvent>): boolean =>
  inputType === undefined ||
  inputType === 'insertReplacementText' ||
  inputType === 'insertFromDrop' ||
  (TYPING_INPUT_TYPES.has(inputType) && (data?.length ?? 0) > 1);

/** Sets the text of an input without moving the caret. */
const setTextAndCaret = (input: HTMLInputElement, text: string, caret: number) => {
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
};

/**
 * Restricts an input to digits. There is no native `maxLength`, which would cut a pasted number short before it can be
 * parsed. During composition by an input method the text is left alone, since removing letters breaks the composition.
 */
export const useDigitsInput = (value: string, onChange: (digits: string) => void) => {
  const [compositionText, setCompositionText] = useState<string>();

  const enterDigits = (input: HTMLInputElement, digits: string, caret: number) => {
    setTextAndCaret(input, digits, caret);
    if (digits !== value) onChange(digits);
  };

  const readInput = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    enterDigits(input, getDigits(input.value), getDigits(input.value.slice(0, caret)).length);
  };

  return {
    value: compositionText ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const inputEvent: Partial<InputEvent> = nativeEvent;
      if (inputEvent.isComposing) {
        setCompositionText(target.value);
        onChange(getDigits(target.value));
      } else if (isEnteredAtOnce(inputEvent)) {
        const digits = normalizePhone(target.value);
        enterDigits(target, digits, digits.length);
      } else {
        readInput(target);
      }
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setCompositionText(undefined);
      readInput(currentTarget);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const digits = normalizePhone(event.clipboardData.getData('text'));
      event.preventDefault();
      // A whole number replaces the current one, wherever the caret is.
      const isFullNumber = digits.length === PHONE_LENGTH;
      const start = isFullNumber ? 0 : (input.selectionStart ?? value.length);
      const end = isFullNumber ? value.length : (input.selectionEnd ?? value.length);
      enterDigits(input, value.slice(0, start) + digits + value.slice(end), start + digits.length);
    },
  };
};
