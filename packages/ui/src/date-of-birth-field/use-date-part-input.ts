import { type ChangeEvent, type ClipboardEvent, type CompositionEvent, useState } from 'react';
import { getDigits } from '../internal/digits.ts';
import { type DatePart, type DateParts, PART_LENGTH, parseFullDate } from './date-parts.ts';

/**
 * The props of one of the three inputs. It accepts digits of any script; a complete date is split over all three.
 * There is no native `maxLength`, which would cut a pasted date short before it can be parsed. During composition by
 * an input method the text is left alone, since removing letters breaks the composition.
 */
export const useDatePartInput = (part: DatePart, parts: DateParts, onChange: (parts: DateParts) => void) => {
  const [compositionText, setCompositionText] = useState<string>();
  const enterText = (text: string) =>
    onChange(parseFullDate(text) ?? { ...parts, [part]: getDigits(text).slice(0, PART_LENGTH[part]) });
  return {
    value: compositionText ?? parts[part],
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { isComposing = false }: Partial<InputEvent> = nativeEvent;
      if (isComposing) setCompositionText(target.value);
      enterText(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setCompositionText(undefined);
      enterText(currentTarget.value);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const date = parseFullDate(event.clipboardData.getData('text'));
      if (!date) return;
      event.preventDefault();
      onChange(date);
    },
  };
};
