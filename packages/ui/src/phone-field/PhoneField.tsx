import type { InputHTMLAttributes, Ref } from 'react';
import { control } from '../internal/field/control.css.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import * as styles from './PhoneField.css.ts';
import { useDigitsInput } from './use-digits-input.ts';

// Spec §5.
/** The country of all numbers. */
export const COUNTRY_PREFIX = '+91';

type InputHints = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'enterKeyHint'>;

export type PhoneFieldProps = Omit<FieldProps, 'disabledReason'> &
  InputHints & {
    /** The digits after the prefix, as many as were entered: `9876543210`. Leave it out for an uncontrolled field. */
    value?: string | undefined;
    /** The initial digits of an uncontrolled field. */
    defaultValue?: string | undefined;
    /** Called with ASCII digits only, whatever was typed, pasted or filled in. */
    onChange?: ((digits: string) => void) | undefined;
    /** A sample number. */
    placeholder?: string | undefined;
    /** A ref to the element. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Groups a number as it is written and read aloud in India: `98765 43210`. */
const groupDigits = (digits: string) => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** An Indian mobile number. `+91` is shown in the box and is not in the value. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { name, onBlur, isDisabled, isReadOnly, isRequired, ref } = props;
  const [value, change] = useFieldValue(props, '');
  const field = useField(props);
  useFormReset(field.control.id, value, change);
  const digitsInput = useDigitsInput(value, change);
  if (isReadOnly && !isDisabled) {
    const text = `${COUNTRY_PREFIX} ${groupDigits(value)}`;
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl field={field} name={name} onBlur={onBlur} ref={ref} text={text} value={value} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field}>
      <div
        className={control}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
        dir="ltr"
      >
        <span aria-hidden className={styles.prefix}>
          {COUNTRY_PREFIX}
        </span>
        <input
          {...field.control}
          {...digitsInput}
          aria-invalid={field.isInvalid}
          aria-required={isRequired || undefined}
          autoComplete={props.autoComplete ?? 'tel-national'}
          className={styles.phoneInput}
          disabled={isDisabled}
          enterKeyHint={props.enterKeyHint}
          inputMode="numeric"
          name={name}
          onBlur={onBlur}
          placeholder={props.placeholder}
          ref={ref}
          type="tel"
        />
      </div>
    </FieldFrame>
  );
};
