import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { getDigits } from '../internal/digits.ts';
import { type DatePart, type DateParts, PART_LENGTH, readWholeDate } from './date-parts.ts';

/**
 * One of the three fields. It accepts digits of any script; a whole date that arrives in it is spread over all three.
 * There is no native `maxLength`, which would cut a pasted date short before it can be parsed. During composition by
 * an input method the text is left alone, since removing letters breaks the composition.
 */
export const useDatePartInput = (part: DatePart, parts: DateParts, onChange: (parts: DateParts) => void) => {
  const [composed, setComposed] = useState<string>();
  const accept = (text: string) =>
    onChange(readWholeDate(text) ?? { ...parts, [part]: getDigits(text).slice(0, PART_LENGTH[part]) });
  return {
    value: composed ?? parts[part],
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing = false }: Partial<InputEvent> = nativeEvent;
      if (isComposing) setComposed(target.value);
      accept(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      accept(currentTarget.value);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const date = readWholeDate(event.clipboardData.getData('text'));
      if (!date) return;
      event.preventDefault();
      onChange(date);
    },
  };
};
