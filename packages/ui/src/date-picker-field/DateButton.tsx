import type { MouseEvent, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CalendarHeartIcon } from '../icons/index.ts';
import {
  buttonControl,
  endIcon,
  placeholder as placeholderClass,
  value,
} from '../internal/field/control.css.ts';
import type { Field } from '../internal/field/use-field.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { useLocale } from '../provider/index.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { type IsoDate, readableDate, spokenDate } from './iso-date.ts';
import type { CalendarPhase } from './use-calendar.ts';

type DateButtonProps = {
  field: Field;
  date: IsoDate | undefined;
  placeholder: string;
  phase: CalendarPhase;
  isDisabled: boolean | undefined;
  /** The click, or the key, that opens it. */
  onPress: () => void;
  onClick: (event: MouseEvent<Element & HTMLOrSVGElement>) => void;
  /** It is about to be pressed: a pointer or the focus has come. */
  onWanted: () => void;
  onBlur: (() => void) | undefined;
  ref: Ref<HTMLButtonElement>;
};

// Trap 7.
/** The closed field. Its name holds the label and what is seen in it (WCAG 2.5.3). */
export const DateButton = (props: DateButtonProps) => {
  const {
    field,
    date,
    placeholder,
    phase,
    isDisabled = false,
    onPress,
    onClick,
    onWanted,
    onBlur,
    ref,
  } = props;
  const locale = useLocale();
  const spokenValue = date === undefined ? placeholder : spokenDate(date, locale);
  return (
    <AriaButton
      {...withoutUndefined({ ...field.control, onBlur: onBlur && (() => onBlur()) })}
      aria-expanded={phase === 'open'}
      aria-haspopup="dialog"
      aria-label={`${field.label}, ${spokenValue}`}
      className={buttonControl}
      data-part="control"
      data-invalid={field.isInvalid || undefined}
      isDisabled={isDisabled}
      onClick={onClick}
      onFocus={onWanted}
      onHoverStart={onWanted}
      onPress={onPress}
      ref={ref}
    >
      {phase === 'opening' ? <SpinnerRing className={endIcon} /> : <CalendarHeartIcon className={endIcon} />}
      <span className={date === undefined ? placeholderClass : value}>
        {date === undefined ? placeholder : readableDate(date, locale)}
      </span>
    </AriaButton>
  );
};
