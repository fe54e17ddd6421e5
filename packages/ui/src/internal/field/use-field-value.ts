import { useState } from 'react';

type FieldValue<Value> = {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/**
 * The value of a field: the app's, where it gives one, else the field's own, which begins with `defaultValue`. Unlike
 * `useControlledState` of react-stately it also reports a value that equals the last one, since the date field reports
 * `''` again while a date is incomplete.
 */
export const useFieldValue = <Value>(
  { value, defaultValue, onChange }: FieldValue<Value>,
  empty: Value,
): [value: Value, change: (value: Value) => void] => {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setUncontrolledValue(() => next);
    onChange?.(next);
  };
  return [value === undefined ? uncontrolledValue : value, change];
};
