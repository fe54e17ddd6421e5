import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { CalendarHeartIcon } from '../icons/index.ts';
import {
  buttonControl,
  endIcon,
  placeholder as placeholderClass,
  value,
} from '../internal/field/control.css.ts';
import type { Field } from '../internal/field/use-field.ts';
import { useLocale } from '../provider/index.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { type IsoDate, formatDate, formatAccessibleDate } from './iso-date.ts';
import type { CalendarPhase } from './use-calendar.ts';

type DateButtonProps = {
  field: Field;
  date: IsoDate | undefined;
  placeholder: string;
  phase: CalendarPhase;
  isDisabled: boolean | undefined;
  /** Called by a pointer, a key, assistive technology or a script: with or without a press event before it. */
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A press is likely: a pointer is over it or it has the focus. */
  onPreload: () => void;
  onBlur: (() => void) | undefined;
  ref: Ref<HTMLButtonElement>;
};

/** Without this, holding down the Enter key that picked a day would open the calendar again. */
const stopRepeatedEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

// Trap 7.
/** The closed field. Its accessible name contains the label and the visible value (WCAG 2.5.3). */
export const DateButton = (props: DateButtonProps) => {
  const { field, date, placeholder, phase, isDisabled = false, onClick, onPreload, onBlur, ref } = props;
  const locale = useLocale();
  const accessibleValue = date === undefined ? placeholder : formatAccessibleDate(date, locale);
  return (
    <button
      {...field.control}
      aria-expanded={phase === 'open'}
      aria-haspopup="dialog"
      aria-label={`${field.label}, ${accessibleValue}`}
      className={buttonControl}
      data-disabled={isDisabled || undefined}
      data-part="control"
      data-invalid={field.isInvalid || undefined}
      disabled={isDisabled}
      onBlur={onBlur && (() => onBlur())}
      onClick={onClick}
      onFocus={onPreload}
      onKeyDown={stopRepeatedEnter}
      onPointerEnter={onPreload}
      ref={ref}
      type="button"
    >
      {phase === 'opening' ? <SpinnerRing className={endIcon} /> : <CalendarHeartIcon className={endIcon} />}
      <span className={date === undefined ? placeholderClass : value}>
        {date === undefined ? placeholder : formatDate(date, locale)}
      </span>
    </button>
  );
};
