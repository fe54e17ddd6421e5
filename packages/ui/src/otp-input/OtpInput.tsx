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

/** What a ref to an `OtpInput` can do. */
export type OtpInputHandle = {
  /** Moves focus to the first empty box; to all digits when a complete code is wrong. */
  focus: () => void;
  /** Empties the boxes and tells `onChange`. */
  clear: () => void;
  /** The native input under the boxes; null while it is not on the page. */
  input: HTMLInputElement | null;
};

export type OtpInputProps = StyleProps & {
  /** The name of the field. */
  label: string;
  /** Leaves the name to assistive technology, where a heading above says the same. */
  isLabelHidden?: boolean | undefined;
  /** How many digits a code has. 6 by default. */
  length?: number | undefined;
  /** What a code is made of, where that is not digits: `codeOf(/[A-Z0-9]/)`. Keep it outside of the component. */
  characters?: CodeCharacters | undefined;
  /** How many boxes stand together: `[3, 3]` draws a line after the third. */
  groups?: readonly number[] | undefined;
  /** Shows dots, and has the browser treat it as a secret: for a PIN, not for a code from an SMS. */
  isMasked?: boolean | undefined;
  /** Submits the form it stands in, each time the code becomes complete, as if Enter had been pressed. */
  submitsOnComplete?: boolean | undefined;
  /** The digits so far, as ASCII digits; what is longer is cut. Leave it out to let the field keep them. */
  value?: string | undefined;
  /** The digits that a field which keeps them begins with. */
  defaultValue?: string | undefined;
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
  /** Tells assistive technology that a code is needed. */
  isRequired?: boolean | undefined;
  /** It can be neither used nor reached by keys. */
  isDisabled?: boolean | undefined;
  /** The code is being checked: it can be read, not changed. */
  isPending?: boolean | undefined;
  /** Takes focus when it appears. For a screen whose only task is the code. */
  autoFocus?: boolean | undefined;
  /** Name in a submitted form. */
  name?: string | undefined;
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Id of the input. Made up when left out. */
  id?: string | undefined;
  /** `focus`, `clear` and the native `input`. */
  ref?: Ref<OtpInputHandle> | undefined;
};

// Spec §2.
/**
 * A one-time code as boxes over one native input: autofill from an SMS, paste of a whole message
 * and screen readers all meet a plain text field.
 */
export const OtpInput = (props: OtpInputProps) => {
  const { length = OTP_LENGTH, characters = digits, isDisabled = false, isPending = false, ref } = props;
  const [given, keep] = useFieldValue(props, '');
  const code = characters.extract(given, length);
  const inputRef = useRef<HTMLInputElement>(null);
  const messages = useMessages(otpInputMessages);
  const field = useField(props);

  const submitWhenDrawn = useSubmitOnComplete(inputRef);

  const change = (next: string) => {
    keep(next);
    if (next.length !== length) return;
    props.onComplete?.(next);
    if (props.submitsOnComplete) submitWhenDrawn();
  };
  useFormReset(field.control.id, code, keep);
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
        {/* Digits are written from left to right in every script; a translated page must not touch them. */}
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
      {/* Not each digit is announced: the input says them by itself as they are typed. */}
      <span aria-live="polite" className={visuallyHidden}>
        {code.length === length &&
          (characters === digits ? messages.complete(length) : messages.completeCharacters(length))}
      </span>
    </div>
  );
};
