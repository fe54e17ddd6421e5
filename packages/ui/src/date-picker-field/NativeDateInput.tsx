import type { RefObject } from 'react';
import { control, input } from '../internal/field/control.css.ts';
import type { Field } from '../internal/field/use-field.ts';
import type { DatePickerFieldProps } from './date-picker-props.ts';
import { isInRange } from './iso-date.ts';

type NativeDateInputProps = DatePickerFieldProps & {
  field: Field;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * The browser's own date input. It is uncontrolled because it holds partial input that it does not expose. A day outside
 * of the range is reported as `''`.
 */
export const NativeDateInput = ({ field, inputRef, ...props }: NativeDateInputProps) => {
  const { value, minValue, maxValue, onChange } = props;
  return (
    <div
      className={control}
      data-part="control"
      data-disabled={props.isDisabled || undefined}
      data-invalid={field.isInvalid || undefined}
    >
      <input
        {...field.control}
        aria-invalid={field.isInvalid}
        aria-required={props.isRequired || undefined}
        autoComplete={props.autoComplete}
        className={input}
        defaultValue={value}
        disabled={props.isDisabled}
        max={maxValue}
        min={minValue}
        name={props.name}
        onBlur={props.onBlur}
        onChange={({ target }) => onChange?.(isInRange(target.value, minValue, maxValue) ? target.value : '')}
        ref={inputRef}
        type="date"
      />
    </div>
  );
};
