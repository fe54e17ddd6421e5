import { useState } from 'react';

type FieldValue<Value> = {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
};

/**
 * The value of a field: the app's, where it gives one, else the field's own, which begins with `defaultValue`. Unlike
 * `useControlledState` of react-stately it tells of the same value again, as a date does that is not whole yet.
 */
export const useFieldValue = <Value>(
  { value, defaultValue, onChange }: FieldValue<Value>,
  empty: Value,
): [value: Value, change: (value: Value) => void] => {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};
