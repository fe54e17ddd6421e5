import { type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { Icon, PlusIcon } from '../icons/index.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useSubmitBlocker } from '../internal/field/form-errors.ts';
import { ReadOnlyControl } from '../internal/field/ReadOnlyControl.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { useLocale } from '../provider/index.ts';
import {
  findNumberError,
  formatNumber,
  type Limits,
  type NumberErrorCode,
  parseValue,
  stepFrom,
} from './number-text.ts';
import * as styles from './NumberField.css.ts';
import { type NumberFieldMessages, numberFieldMessages } from './NumberField.messages.ts';

export type NumberFieldProps = FieldProps & {
  /** The number; `null` for an empty field, `NaN` for a text that is no number. Leave it out for an uncontrolled field. */
  value?: number | null | undefined;
  /** The first number of an uncontrolled field. */
  defaultValue?: number | null | undefined;
  /** Called with each number that is typed, also outside of the limits, with `null` and with `NaN`. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The lowest number. */
  minValue?: number | undefined;
  /** The highest number. */
  maxValue?: number | undefined;
  /** What a button or an arrow key adds. 1 by default: only whole numbers. */
  step?: number | undefined;
  /** An example of a number, never its label. */
  placeholder?: string | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<NumberFieldMessages> | undefined;
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const getErrorText = (
  errorCode: NumberErrorCode,
  messages: NumberFieldMessages,
  { min, max }: Limits,
  locale: string,
): string => {
  if (errorCode === 'tooLow') return messages.tooLow(formatNumber(min, locale));
  return errorCode === 'tooHigh' ? messages.tooHigh(formatNumber(max, locale)) : messages[errorCode];
};

/** How many steps a key moves (WAI-ARIA authoring practices, spinbutton). Home and End stay the caret's. */
const STEPS_BY_KEY = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/**
 * A number that is an amount, with buttons that change it. A text input: `type="number"` drops what it cannot read
 * without a word, and changes when the page is scrolled over it.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { name, label, isDisabled, isReadOnly, isRequired, disabledReason, step = 1, ref } = props;
  const limits = { min: props.minValue ?? -Infinity, max: props.maxValue ?? Infinity, step };
  const [value, change] = useFieldValue<number | null>(props, null);
  const locale = useLocale();
  const messages = useMessages(numberFieldMessages, props.messages);
  const [typed, setTyped] = useState<string>();
  const [isReported, setReported] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  // A value that the app has set since takes the place of what was typed.
  const isTyped = typed !== undefined && Object.is(parseValue(typed), value);
  const text = isTyped ? typed : formatNumber(value, locale);
  const plainText = value === null || Number.isNaN(value) ? '' : String(value);
  const errorCode = findNumberError(text, limits);
  const ownError = isReported && errorCode ? getErrorText(errorCode, messages, limits, locale) : undefined;
  const showsReasonAsPlaceholder = isDisabled === true && value === null;
  const field = useField({ ...props, error: props.error || ownError }, { showsReasonAsPlaceholder });
  const isEditable = !isDisabled && !isReadOnly;
  useSubmitBlocker(field.control.id, errorCode !== undefined && isEditable && props.form === undefined, () =>
    setReported(true),
  );
  useFormReset(field.control.id, value, (initialValue) => {
    setTyped(undefined);
    setReported(false);
    change(initialValue);
  });

  const moveBy = (steps: number) => {
    const next = stepFrom(value, steps, limits);
    setTyped(undefined);
    setAnnouncement(formatNumber(next, locale));
    if (next !== value) change(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS_BY_KEY.get(event.key);
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveBy(steps);
  };
  const onFieldBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    // A number is grouped once it has been typed; another text stays, so that it can be corrected.
    if (errorCode !== 'notANumber') setTyped(undefined);
    setReported(errorCode !== undefined);
    setAnnouncement('');
    props.onBlur?.();
  };

  if (isReadOnly && !isDisabled) {
    return (
      <FieldFrame field={field}>
        <ReadOnlyControl
          field={field}
          name={name}
          onBlur={props.onBlur}
          ref={ref}
          text={text}
          value={plainText}
        />
      </FieldFrame>
    );
  }
  const stepButtons = [
    { steps: -1, name: messages.decrease(label), isAtLimit: value !== null && value <= limits.min },
    { steps: 1, name: messages.increase(label), isAtLimit: value !== null && value >= limits.max },
  ];
  return (
    <FieldFrame field={field}>
      <div
        className={styles.box}
        data-part="control"
        data-disabled={isDisabled || undefined}
        data-invalid={field.isInvalid || undefined}
        onBlur={onFieldBlur}
      >
        <input
          {...field.control}
          aria-invalid={field.isInvalid}
          aria-required={isRequired || undefined}
          autoComplete="off"
          className={styles.input}
          disabled={isDisabled}
          // A phone's numeric keys have no minus.
          inputMode={limits.min < 0 ? undefined : Number.isInteger(step) ? 'numeric' : 'decimal'}
          onChange={(event) => {
            setTyped(event.target.value);
            change(parseValue(event.target.value));
          }}
          onKeyDown={onKeyDown}
          placeholder={(showsReasonAsPlaceholder && disabledReason) || props.placeholder}
          ref={ref}
          type="text"
          value={text}
        />
        <span className={styles.steps}>
          {stepButtons.map(({ steps, name: buttonName, isAtLimit }) => (
            <button
              aria-disabled={isAtLimit || undefined}
              className={styles.step}
              disabled={isDisabled}
              key={steps}
              onClick={() => moveBy(steps)}
              type="button"
            >
              {/* Not `aria-label`, which a search for the field's label would find, too. */}
              <span className={visuallyHidden}>{buttonName}</span>
              {steps > 0 ? (
                <PlusIcon />
              ) : (
                <Icon>
                  <path d="M5 12h14" />
                </Icon>
              )}
            </button>
          ))}
        </span>
      </div>
      {/* The text is grouped: a server gets the number alone. */}
      <input disabled={isDisabled} form={props.form} name={name} type="hidden" value={plainText} />
      <span aria-live="polite" className={visuallyHidden}>
        {announcement}
      </span>
    </FieldFrame>
  );
};
