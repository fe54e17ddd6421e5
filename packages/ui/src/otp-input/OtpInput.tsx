import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { CodeSlots } from './CodeSlots.tsx';
import { extractCode } from './extract-code.ts';
import * as styles from './OtpInput.css.ts';
import { otpInputMessages } from './OtpInput.messages.ts';
import { useCodeInput } from './use-code-input.ts';

/** Length of a one-time code (spec §9). */
export const OTP_LENGTH = 6;

/** What a ref to an `OtpInput` can do. */
export type OtpInputHandle = {
  /** Moves focus to the first empty box; to all digits when a complete code is wrong. */
  focus: () => void;
  /** Empties the boxes and tells `onChange`. */
  clear: () => void;
};

export type OtpInputProps = {
  /** The name of the field. */
  label: string;
  /** Leaves the name to assistive technology, where a heading above says the same. */
  isLabelHidden?: boolean | undefined;
  /** How many digits a code has. 6 by default (spec §9). */
  length?: number | undefined;
  /** The digits so far, as ASCII digits; what is longer is cut. Leave it out to let the field keep them. */
  value?: string | undefined;
  /** Called with the digits so far after every change. */
  onChange?: ((code: string) => void) | undefined;
  /** Called when the last digit arrives, once for each time the code becomes complete. */
  onComplete?: ((code: string) => void) | undefined;
  /** A hint under the boxes. An error takes its place. */
  description?: ReactNode;
  /**
   * Why the code is not right. While the field has focus, a complete code is selected to be typed over; an
   * incomplete one keeps its digits, and the next comes after them.
   */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  /** The code is being checked: it can be read, not changed. */
  isPending?: boolean | undefined;
  /** Takes focus when it appears. For a screen whose only task is the code. */
  autoFocus?: boolean | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** Id of the input. Made up when left out. */
  id?: string | undefined;
  ref?: Ref<OtpInputHandle> | undefined;
};

/**
 * A one-time code as boxes over one native input (spec §2): autofill from an SMS, paste of a whole message
 * and screen readers all meet a plain text field.
 */
export const OtpInput = (props: OtpInputProps) => {
  const { length = OTP_LENGTH, isDisabled = false, isPending = false, ref } = props;
  const [ownCode, setOwnCode] = useState('');
  const code = extractCode(props.value ?? ownCode, length);
  const inputRef = useRef<HTMLInputElement>(null);
  const messages = useMessages(otpInputMessages);
  const field = useField(props);

  const change = (next: string) => {
    setOwnCode(next);
    props.onChange?.(next);
    if (next.length === length) props.onComplete?.(next);
  };
  useFormReset(field.control.id, code, (first) => {
    setOwnCode(first);
    props.onChange?.(first);
  });
  const { selection, text, handlers } = useCodeInput({
    code,
    length,
    isInvalid: field.isInvalid,
    isLocked: isPending,
    inputRef,
    onChange: change,
  });

  useImperativeHandle(ref, () => ({ focus: () => inputRef.current?.focus(), clear: () => change('') }));

  return (
    <div className={classNames(props.isLabelHidden && styles.withHiddenLabel)}>
      <FieldFrame field={field}>
        {/* Digits are written from left to right in every script; a translated page must not touch them. */}
        <div className={styles.row} dir="ltr" translate="no">
          <input
            {...field.control}
            {...handlers}
            aria-busy={isPending || undefined}
            aria-invalid={field.isInvalid || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller says so, for a screen with one task
            autoFocus={props.autoFocus}
            autoComplete="one-time-code"
            autoCorrect="off"
            className={styles.input}
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            disabled={isDisabled}
            enterKeyHint="done"
            inputMode="numeric"
            name={props.name}
            pattern={`\\d{${length}}`}
            readOnly={isPending}
            ref={inputRef}
            spellCheck={false}
            type="text"
            value={text}
          />
          <CodeSlots code={code} length={length} selection={selection} />
        </div>
      </FieldFrame>
      {/* Not each digit is announced: the input says them by itself as they are typed. */}
      <span aria-live="polite" className={visuallyHidden}>
        {code.length === length && messages.complete(length)}
      </span>
    </div>
  );
};
