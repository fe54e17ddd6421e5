import type { Ref } from 'react';
import { control } from '../internal/field/control.css.ts';
import type { DatePart, DateParts } from './date-parts.ts';
import * as styles from './DateOfBirthField.css.ts';
import { useDatePartInput } from './use-date-part-input.ts';

type DatePartInputProps = {
  part: DatePart;
  label: string;
  id: string;
  parts: DateParts;
  onChange: (parts: DateParts) => void;
  /** The id of the error, for a field that it is about. */
  errorId: string | undefined;
  form: string | undefined;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The input for the day, the month or the year. */
export const DatePartInput = (props: DatePartInputProps) => {
  const { part, label, id, errorId, isDisabled, isRequired, ref } = props;
  const input = useDatePartInput(part, props.parts, props.onChange);
  const isInvalid = errorId !== undefined || undefined;
  return (
    <div className={styles.part[part]}>
      <label className={styles.partLabel} htmlFor={id}>
        {label}
      </label>
      <div
        className={control}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid}
      >
        <input
          {...input}
          aria-describedby={errorId}
          aria-invalid={isInvalid ?? false}
          aria-required={isRequired || undefined}
          autoComplete={`bday-${part}`}
          className={styles.input}
          disabled={isDisabled}
          form={props.form}
          id={id}
          inputMode="numeric"
          ref={ref}
          type="text"
        />
      </div>
    </div>
  );
};
