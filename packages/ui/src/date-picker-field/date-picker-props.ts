import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import type { IsoDate } from './iso-date.ts';

export type DatePickerFieldProps = FieldProps & {
  /** The picked day as `YYYY-MM-DD`; `''` while none is picked. */
  value: IsoDate;
  /** Called with a day between `minValue` and `maxValue`, or with `''` when the browser's own picker is emptied. */
  onChange?: ((date: IsoDate) => void) | undefined;
  /** The first day that can be picked, as `YYYY-MM-DD`. */
  minValue?: IsoDate | undefined;
  /** The last day that can be picked, as `YYYY-MM-DD`. */
  maxValue?: IsoDate | undefined;
  /** Why days outside of `minValue` and `maxValue` cannot be picked. Shown under the calendar. */
  unavailableReason?: string | undefined;
  /** The day that is marked as today, as `YYYY-MM-DD`. Today in India by default. */
  today?: IsoDate | undefined;
  /** `native` is the browser's own date input. `auto` takes it where the calendar cannot be had. */
  picker?: 'auto' | 'native' | undefined;
  /** In the button while no day is picked. `Pick a date` by default. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  messages?: Partial<DatePickerFieldMessages> | undefined;
  ref?: Ref<HTMLElement> | undefined;
};
