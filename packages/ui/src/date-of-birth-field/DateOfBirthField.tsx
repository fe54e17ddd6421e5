import { type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { DateFormatter, parseDate } from '@internationalized/date';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useErrorByName, useSubmitBlocker } from '../internal/field/form-errors.ts';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { useLocale } from '../provider/index.ts';
import type { AgeRange, BirthDateError } from './validate-birth-date.ts';
import { DATE_PARTS, type IsoDate, getParts } from './date-parts.ts';
import * as styles from './DateOfBirthField.css.ts';
import { type DateOfBirthFieldMessages, dateOfBirthFieldMessages } from './DateOfBirthField.messages.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { useDateParts } from './use-date-parts.ts';

/** The default range of plausible ages, in years. */
const PLAUSIBLE_AGES: AgeRange = { min: 12, max: 60 };

export type DateOfBirthFieldProps = FieldProps & {
  /** The day as `YYYY-MM-DD`; `''` while there is none or it is not valid. Leave it out for an uncontrolled field. */
  value?: IsoDate | undefined;
  /** The initial day of an uncontrolled field. */
  defaultValue?: IsoDate | undefined;
  /** Called with an existing day of a plausible age, else with `''`. */
  onChange?: ((value: IsoDate) => void) | undefined;
  /**
   * Called after `onChange` with the validation error of the entered date, in the user's language. When there is neither
   * a value nor an error, all three fields are empty. Use it in a form whose date is optional. A `Form` is not submitted
   * while there is an error, even without this handler.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** The youngest plausible age in whole years. 12 by default. */
  minAge?: number | undefined;
  /** The oldest plausible age in whole years. 60 by default. */
  maxAge?: number | undefined;
  /** The day for which ages are counted, as `YYYY-MM-DD`. Today in India by default. */
  today?: IsoDate | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<DateOfBirthFieldMessages> | undefined;
  /** A ref to the field of the day. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const getErrorText = (problem: BirthDateError | undefined, messages: DateOfBirthFieldMessages) => {
  if (!problem) return undefined;
  if (problem.kind !== 'missing') return messages[problem.kind];
  return messages.missing(problem.parts.map((part) => messages[part]).join(', '));
};

const formatDate = (date: IsoDate, locale: string) =>
  date === ''
    ? ''
    : new DateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(parseDate(date).toDate('UTC'));

/**
 * Three number fields, without a calendar, for a date that the user knows by heart. It validates the date itself, when
 * focus leaves the field.
 */
export const DateOfBirthField = (props: DateOfBirthFieldProps) => {
  const { name, onBlur, isDisabled, isRequired, minAge, maxAge, ref } = props;
  const [value, change] = useFieldValue<IsoDate>(props, '');
  const locale = useLocale();
  const messages = useMessages(dateOfBirthFieldMessages, props.messages);
  const ages = { min: minAge ?? PLAUSIBLE_AGES.min, max: maxAge ?? PLAUSIBLE_AGES.max };
  const { parts, problem, setParts } = useDateParts({ value, ages, today: props.today });
  const [isReported, setReported] = useState(false);
  const errorOfForm = useErrorByName(name);
  // This error is more exact than the form's, because the form only knows that there is no date.
  const dateError = isReported || props.error || errorOfForm ? getErrorText(problem, messages) : undefined;
  const field = useField({
    ...props,
    description: props.description ?? (props.isReadOnly ? undefined : messages.hint),
    error: dateError ?? props.error,
  });
  // A form that requires the date reports it as missing with its other errors; one with `onProblem` handles the error.
  const isUnhandled =
    problem !== undefined && !isRequired && !props.onProblem && !isDisabled && !props.isReadOnly;
  useSubmitBlocker(field.control.id, isUnhandled && props.form === undefined, () => setReported(true));
  useFormReset(field.control.id, value, (initialValue) => {
    // While the fields do not form a date, the value is `''` and does not change.
    setParts(getParts(initialValue));
    setReported(false);
    change(initialValue);
    props.onProblem?.(undefined);
  });
  const dayRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => dayRef.current as HTMLInputElement);

  if (props.isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={onBlur}
          ref={dayRef}
          text={formatDate(value, locale)}
          value={value}
        />
      </FieldFrame>
    );
  }
  const invalidParts = dateError && problem ? problem.parts : DATE_PARTS;
  const { form: _form, id: groupId, 'aria-describedby': describedBy, ...aria } = field.control;
  // An error is described by the fields that it is about; the app's description of the whole group stays.
  const hintId = describedBy
    ?.split(' ')
    .filter((id) => !field.isInvalid || id !== field.noteId)
    .join(' ');
  const onFieldBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setReported(problem !== undefined);
    onBlur?.();
  };
  return (
    <FieldFrame field={field} onLabelClick={() => dayRef.current?.focus()}>
      {/* A fieldset is named by a legend; the label is in the frame, as in every field. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
      <div
        {...aria}
        aria-describedby={hintId || undefined}
        aria-labelledby={field.labelId}
        className={styles.group}
        id={groupId}
        onBlur={onFieldBlur}
        role="group"
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
        {DATE_PARTS.map((part) => (
          <DatePartInput
            form={props.form}
            errorId={field.isInvalid && invalidParts.includes(part) ? field.noteId : undefined}
            id={`${field.control.id}-${part}`}
            isDisabled={isDisabled}
            isRequired={isRequired}
            key={part}
            label={messages[part]}
            onChange={(next) => {
              const result = setParts(next);
              if (!result.problem) setReported(false);
              change(result.date);
              props.onProblem?.(getErrorText(result.problem, messages));
            }}
            part={part}
            parts={parts}
            {...(part === 'day' ? { ref: dayRef } : {})}
          />
        ))}
      </div>
      {name !== undefined && (
        <input disabled={isDisabled} form={props.form} name={name} type="hidden" value={value} />
      )}
    </FieldFrame>
  );
};
