import { useImperativeHandle, useRef } from 'react';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import type { Tap } from '../internal/overlay/second-tap.ts';
import { useMessages } from '../internal/messages.ts';
import { useLocale } from '../provider/index.ts';
import { DateButton } from './DateButton.tsx';
import type { DatePickerFieldProps } from './date-picker-props.ts';
import { datePickerFieldMessages } from './DatePickerField.messages.ts';
import { INDIA_TIME_ZONE, type IsoDate, isIsoDate, formatDate, getToday } from './iso-date.ts';
import { NativeDateInput } from './NativeDateInput.tsx';
import { useCalendar } from './use-calendar.ts';

/**
 * A day, picked from a calendar whose code loads on demand. A day is a date-only ISO string, so that no time zone can
 * change it. It works without the calendar: see `picker`.
 */
export const DatePickerField = (props: DatePickerFieldProps) => {
  const { label, isDisabled, disabledReason, name, onBlur, ref } = props;
  const [value, change] = useFieldValue<IsoDate>(props, '');
  const locale = useLocale();
  const messages = useMessages(datePickerFieldMessages, props.messages);
  const controlRef = useRef<HTMLButtonElement & HTMLInputElement>(null);
  useImperativeHandle(ref, () => controlRef.current as HTMLElement);
  const date = isIsoDate(value) ? value : undefined;
  const field = useField(props, {
    showsReasonAsPlaceholder: isDisabled === true && date === undefined,
    isButton: true,
  });
  useFormReset(field.control.id, value, change);
  const calendar = useCalendar({ controlRef, prefersNative: props.picker === 'native' });
  const { Calendar } = calendar;
  const triggerEvent = useRef<Tap>(undefined);

  if (props.isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={onBlur}
          ref={controlRef}
          text={date === undefined ? '' : formatDate(date, locale)}
          value={value}
        />
      </FieldFrame>
    );
  }
  if (calendar.phase === 'native') {
    return (
      <FieldFrame field={field}>
        <NativeDateInput {...props} field={field} inputRef={controlRef} onChange={change} value={value} />
      </FieldFrame>
    );
  }
  const placeholder = (isDisabled && disabledReason) || (props.placeholder ?? messages.placeholder);
  return (
    <FieldFrame field={field} onLabelClick={() => controlRef.current?.focus()}>
      <DateButton
        date={date}
        field={field}
        isDisabled={isDisabled}
        onBlur={calendar.phase === 'open' ? undefined : onBlur}
        onClick={({ currentTarget, nativeEvent }) => {
          triggerEvent.current = nativeEvent;
          // A click from assistive technology does not move focus, and focus has to return here.
          currentTarget.focus();
          void calendar.open();
        }}
        onPreload={calendar.preload}
        phase={calendar.phase}
        placeholder={placeholder}
        ref={controlRef}
      />
      {name !== undefined && (
        <input disabled={isDisabled} form={props.form} name={name} type="hidden" value={value} />
      )}
      {Calendar && calendar.phase === 'open' && (
        <Calendar
          closesOnBack={props.closesOnBack ?? false}
          firstDayOfWeek={props.firstDayOfWeek}
          isClearable={props.isClearable}
          label={label}
          maxValue={props.maxValue}
          messages={messages}
          minValue={props.minValue}
          onChange={change}
          onClose={calendar.close}
          triggerEvent={triggerEvent}
          today={props.today ?? getToday(INDIA_TIME_ZONE)}
          triggerRef={controlRef}
          unavailableReason={props.unavailableReason}
          value={date}
        />
      )}
    </FieldFrame>
  );
};
