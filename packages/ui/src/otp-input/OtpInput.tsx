import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { type StyleProps, rootProps } from '../internal/root-props.ts';
import { type CodeCharacters, digits } from './code-characters.ts';
import { CodeSlots } from './CodeSlots.tsx';
import * as styles from './OtpInput.css.ts';
import { otpInputMessages } from './OtpInput.messages.ts';
import { useCodeInput } from './use-code-input.ts';
import { useSubmitOnComplete } from './use-submit-on-complete.ts';

// Spec §9.
/** Length of a one-time code. */
export const OTP_LENGTH = 6;

/** The methods of a ref to an `OtpInput`. */
export type OtpInputHandle = {
  /** Moves focus to the first empty box; selects all digits when a complete code is invalid. */
  focus: () => void;
  /** Empties the boxes and calls `onChange`. */
  clear: () => void;
  /** The native input over the boxes; null while it is not mounted. */
  input: HTMLInputElement | null;
};

export type OtpInputProps = StyleProps & {
  /** The label of the field. */
  label: string;
  /** Hides the label visually, where a heading above has the same text. */
  isLabelHidden?: boolean | undefined;
  /** How many digits a code has. 6 by default. */
  length?: number | undefined;
  /** The characters of a code that is not digits: `codeOf(/[A-Z0-9]/)`. Define it outside of the component. */
  characters?: CodeCharacters | undefined;
  /** The number of boxes in each group: `[3, 3]` draws a line after the third. */
  groups?: readonly number[] | undefined;
  /** Shows dots, and makes the browser treat it as a secret: for a PIN, not for a code from an SMS. */
  isMasked?: boolean | undefined;
  /** Submits the surrounding form each time the code becomes complete, as Enter does. */
  submitsOnComplete?: boolean | undefined;
  /** The current digits, in ASCII; a longer value is truncated. Leave it out for an uncontrolled field. */
  value?: string | undefined;
  /** The first digits of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called with the current digits after every change. */
  onChange?: ((code: string) => void) | undefined;
  /** Called when the last digit arrives, once for each time the code becomes complete. */
  onComplete?: ((code: string) => void) | undefined;
  /** A hint under the boxes. An error replaces it. */
  description?: ReactNode;
  /**
   * Why the code is invalid. While the field has focus, a complete code is selected so that typing replaces it; an
   * incomplete one retains its digits, and the next is appended.
   */
  error?: string | undefined;
  /** Informs assistive technology that a code is required. */
  isRequired?: boolean | undefined;
  /** It can neither be used nor focused. */
  isDisabled?: boolean | undefined;
  /** The code is being checked: it can be read, not changed. */
  isPending?: boolean | undefined;
  /** Takes focus when it is mounted. For a screen whose only task is the code. */
  autoFocus?: boolean | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of its form, where that is not the surrounding one. */
  form?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** The id of the input, generated if left out. */
  id?: string | undefined;
  /** `focus`, `clear` and the native `input`. */
  ref?: Ref<OtpInputHandle> | undefined;
};

// Spec §2.
/**
 * A one-time code as boxes under one native input, so that autofill from an SMS, pasting a whole message and screen
 * readers all work as with a plain text field.
 */
export const OtpInput = (props: OtpInputProps) => {
  const { length = OTP_LENGTH, characters = digits, isDisabled = false, isPending = false, ref } = props;
  const [value, setCode] = useFieldValue(props, '');
  const code = characters.extract(value, length);
  const inputRef = useRef<HTMLInputElement>(null);
  const messages = useMessages(otpInputMessages);
  const field = useField(props);

  const submitAfterRender = useSubmitOnComplete(inputRef);

  const change = (next: string) => {
    setCode(next);
    if (next.length !== length) return;
    props.onComplete?.(next);
    if (props.submitsOnComplete) submitAfterRender();
  };
  useFormReset(field.control.id, code, setCode);
  const { selection, text, handlers } = useCodeInput({
    code,
    length,
    extract: characters.extract,
    isInvalid: field.isInvalid,
    isLocked: isPending,
    inputRef,
    onChange: change,
  });

  useImperativeHandle(ref, () => ({
    focus: () => inputRef.current?.focus(),
    clear: () => change(''),
    input: inputRef.current,
  }));

  return (
    <div
      {...rootProps(field.root, props.isLabelHidden && styles.withHiddenLabel)}
      data-invalid={field.isInvalid || undefined}
    >
      <FieldFrame field={{ ...field, root: {} }}>
        {/* Digits are written from left to right in every script; page translation must not change them. */}
        <div className={styles.row} data-part="control" dir="ltr" translate="no">
          <input
            {...field.control}
            {...handlers}
            onBlur={() => {
              handlers.onBlur();
              props.onBlur?.();
            }}
            aria-busy={isPending || undefined}
            aria-invalid={field.isInvalid}
            aria-required={props.isRequired || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller sets it, for a screen with one task
            autoFocus={props.autoFocus}
            autoComplete="one-time-code"
            autoCorrect="off"
            className={styles.input}
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            disabled={isDisabled}
            enterKeyHint="done"
            inputMode={characters.inputMode}
            name={props.name}
            pattern={`${characters.pattern}{${length}}`}
            readOnly={isPending}
            ref={inputRef}
            spellCheck={false}
            type={props.isMasked ? 'password' : 'text'}
            value={text}
          />
          <CodeSlots
            code={code}
            groups={props.groups}
            isMasked={props.isMasked}
            length={length}
            selection={selection}
          />
        </div>
      </FieldFrame>
      {/* Digits are not announced one by one: the screen reader echoes them as they are typed. */}
      <span aria-live="polite" className={visuallyHidden}>
        {code.length === length &&
          (characters === digits ? messages.complete(length) : messages.completeCharacters(length))}
      </span>
    </div>
  );
};
