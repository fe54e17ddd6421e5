import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import type { IsoDate } from './iso-date.ts';

/** A day of the week. */
export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export type DatePickerFieldProps = FieldProps & {
  /** The picked day as `YYYY-MM-DD`; `''` while none is picked. Leave it out to let the field keep it. */
  value?: IsoDate | undefined;
  /** The day that a field which keeps it begins with. */
  defaultValue?: IsoDate | undefined;
  /** Called with a day between `minValue` and `maxValue`, or with `''` when it is taken away again. */
  onChange?: ((date: IsoDate) => void) | undefined;
  /** The first day that can be picked, as `YYYY-MM-DD`. */
  minValue?: IsoDate | undefined;
  /** The last day that can be picked, as `YYYY-MM-DD`. */
  maxValue?: IsoDate | undefined;
  /** On a phone, Back of the browser or the phone closes what is open instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** Offers to take the picked day away again, under the days. The browser's own picker always does. */
  isClearable?: boolean | undefined;
  /** The first day of a week, where it is not the one that the language has. */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Why days outside of `minValue` and `maxValue` cannot be picked. Shown under the calendar. */
  unavailableReason?: string | undefined;
  /** The day that is marked as today, as `YYYY-MM-DD`. Today in India by default. */
  today?: IsoDate | undefined;
  /** `native` is the browser's own date input. `auto` takes it where the calendar cannot be had. */
  picker?: 'auto' | 'native' | undefined;
  /** In the button while no day is picked. `Pick a date` by default. */
  placeholder?: string | undefined;
  /** What the browser may fill in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<DatePickerFieldMessages> | undefined;
  /** The element itself. */
  ref?: Ref<HTMLElement> | undefined;
};
