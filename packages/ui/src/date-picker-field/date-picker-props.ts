import type { Ref } from 'react';
import type { FieldProps } from '../internal/field/field-props.ts';
import type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
import type { IsoDate } from './iso-date.ts';

/** A day of the week. */
export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export type DatePickerFieldProps = FieldProps & {
  /** The picked day as `YYYY-MM-DD`; `''` while none is picked. Leave it out for an uncontrolled field. */
  value?: IsoDate | undefined;
  /** The initial day of an uncontrolled field. */
  defaultValue?: IsoDate | undefined;
  /** Called with a day between `minValue` and `maxValue`, or with `''` when it is cleared. */
  onChange?: ((date: IsoDate) => void) | undefined;
  /** The first day that can be picked, as `YYYY-MM-DD`. */
  minValue?: IsoDate | undefined;
  /** The last day that can be picked, as `YYYY-MM-DD`. */
  maxValue?: IsoDate | undefined;
  /** On a phone, Back of the browser or the phone closes the calendar instead of leaving the page. */
  closesOnBack?: boolean | undefined;
  /** Shows a button under the days that clears the picked day. The browser's own picker always has one. */
  isClearable?: boolean | undefined;
  /** The first day of a week, where it differs from the language's default. */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /** Why days outside of `minValue` and `maxValue` cannot be picked. Shown under the calendar. */
  unavailableReason?: string | undefined;
  /** The day that is marked as today, as `YYYY-MM-DD`. Today in India by default. */
  today?: IsoDate | undefined;
  /** `native` is the browser's own date input. `auto` uses it where the calendar fails to load. */
  picker?: 'auto' | 'native' | undefined;
  /** The text of the button while no day is picked. `Pick a date` by default. */
  placeholder?: string | undefined;
  /** The autofill token (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<DatePickerFieldMessages> | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLElement> | undefined;
};
