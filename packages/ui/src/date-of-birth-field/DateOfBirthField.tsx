import { type FocusEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { DateFormatter, parseDate } from '@internationalized/date';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useErrorByName, useHoldsBack } from '../internal/field/form-errors.ts';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { useLocale } from '../provider/index.ts';
import type { AgeRange, BirthDateProblem } from './birth-date-problem.ts';
import { DATE_PARTS, type IsoDate, partsOf } from './date-parts.ts';
import * as styles from './DateOfBirthField.css.ts';
import { type DateOfBirthFieldMessages, dateOfBirthFieldMessages } from './DateOfBirthField.messages.ts';
import { DatePartInput } from './DatePartInput.tsx';
import { useDateParts } from './use-date-parts.ts';

/** Ages of mothers that are not taken for a slip, in years. */
const PLAUSIBLE_AGES: AgeRange = { min: 12, max: 60 };

export type DateOfBirthFieldProps = FieldProps & {
  /** The day as `YYYY-MM-DD`; `''` while there is none, or none that is right. Leave it out to let the field keep it. */
  value?: IsoDate | undefined;
  /** The day that a field which keeps it begins with. */
  defaultValue?: IsoDate | undefined;
  /** Called with a real day of a plausible age, else with `''`. */
  onChange?: ((value: IsoDate) => void) | undefined;
  /**
   * Called after `onChange` with what is wrong with what is written, in the user's language: without a value and
   * a problem all three fields are empty. A form that needs no day asks here; `Form` sends nothing
   * while there is a problem that nobody has asked for.
   */
  onProblem?: ((problem: string | undefined) => void) | undefined;
  /** The youngest plausible age in whole years. 12 by default. */
  minAge?: number | undefined;
  /** The oldest plausible age in whole years. 60 by default. */
  maxAge?: number | undefined;
  /** The day that ages are counted at, as `YYYY-MM-DD`. Today in India by default. */
  today?: IsoDate | undefined;
  /** Other words than its own, by name. */
  messages?: Partial<DateOfBirthFieldMessages> | undefined;
  /** The field of the day. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const problemText = (problem: BirthDateProblem | undefined, messages: DateOfBirthFieldMessages) => {
  if (!problem) return undefined;
  if (problem.kind !== 'missing') return messages[problem.kind];
  return messages.missing(problem.parts.map((part) => messages[part]).join(', '));
};

const readable = (date: IsoDate, locale: string) =>
  date === ''
    ? ''
    : new DateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(parseDate(date).toDate('UTC'));

/**
 * A date that is known by heart: three numbers, no calendar. It says itself what is wrong with them, when
 * the focus leaves the field.
 */
export const DateOfBirthField = (props: DateOfBirthFieldProps) => {
  const { name, onBlur, isDisabled, isRequired, minAge, maxAge, ref } = props;
  const [value, change] = useFieldValue<IsoDate>(props, '');
  const locale = useLocale();
  const messages = useMessages(dateOfBirthFieldMessages, props.messages);
  const ages = { min: minAge ?? PLAUSIBLE_AGES.min, max: maxAge ?? PLAUSIBLE_AGES.max };
  const { parts, problem, write } = useDateParts({ value, ages, today: props.today });
  const [isTold, setTold] = useState(false);
  const errorOfForm = useErrorByName(name);
  // More exact than what the form can know, which sees no date at all.
  const ownError = isTold || props.error || errorOfForm ? problemText(problem, messages) : undefined;
  const field = useField({
    ...props,
    description: props.description ?? (props.isReadOnly ? undefined : messages.hint),
    error: ownError ?? props.error,
  });
  // A form that needs a day finds none here and says so, with what else is wrong; one that is told of the problem decides.
  const isOverlooked =
    problem !== undefined && !isRequired && !props.onProblem && !isDisabled && !props.isReadOnly;
  useHoldsBack(field.control.id, isOverlooked && props.form === undefined, () => setTold(true));
  useFormReset(field.control.id, value, (first) => {
    // Parts that make no date yet have no value that could change.
    write(partsOf(first));
    setTold(false);
    change(first);
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
          text={readable(value, locale)}
          value={value}
        />
      </FieldFrame>
    );
  }
  const wrongParts = ownError && problem ? problem.parts : DATE_PARTS;
  const { form: _form, id: groupId, 'aria-describedby': describedBy, ...aria } = field.control;
  // An error is said by the parts it is about; what the app says of the whole stays.
  const hintId = describedBy
    ?.split(' ')
    .filter((each) => !field.isInvalid || each !== field.noteId)
    .join(' ');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setTold(problem !== undefined);
    onBlur?.();
  };
  return (
    <FieldFrame field={field} onLabelClick={() => dayRef.current?.focus()}>
      {/* A fieldset is named by a legend; the label stands in the frame, as that of every field. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
      <div
        {...aria}
        aria-describedby={hintId || undefined}
        aria-labelledby={field.labelId}
        className={styles.group}
        id={groupId}
        onBlur={leave}
        role="group"
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role */}
        {DATE_PARTS.map((part) => (
          <DatePartInput
            form={props.form}
            errorId={field.isInvalid && wrongParts.includes(part) ? field.noteId : undefined}
            id={`${field.control.id}-${part}`}
            isDisabled={isDisabled}
            isRequired={isRequired}
            key={part}
            label={messages[part]}
            onChange={(next) => {
              const result = write(next);
              if (!result.problem) setTold(false);
              change(result.date);
              props.onProblem?.(problemText(result.problem, messages));
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
