import { type Ref, useImperativeHandle, useRef } from 'react';
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../button/index.ts';
import { StarIcon } from '../icons/index.ts';
import { AriaLocale } from '../internal/AriaLocale.tsx';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useMessages } from '../internal/messages.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { withoutUndefined } from '../internal/without-undefined.ts';
import { clampRating, STAR_VALUES } from './rating.ts';
import { RatingText } from './RatingText.tsx';
import * as styles from './StarRating.css.ts';
import { type StarRatingMessages, starRatingMessages } from './StarRating.messages.ts';

export type StarRatingProps = FieldProps & {
  /** Whole stars from 1 to 5, `0` while there is none. A read-only rating may lie between two. */
  value: number;
  /** Called with 1 to 5, and with `0` when the rating is cleared. */
  onChange?: ((value: number) => void) | undefined;
  messages?: Partial<StarRatingMessages> | undefined;
  /** The radio that takes the focus: the chosen star, else the first. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A rating of one to five whole stars, as radios. One that is not required can be cleared; a read-only
 * one is a text with a picture.
 */
export const StarRating = (props: StarRatingProps) => {
  const { value, onChange, name, onBlur, isDisabled = false, isRequired = false, ref } = props;
  const field = useField(props);
  const messages = useMessages(starRatingMessages, props.messages);
  const radioRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => radioRef.current as HTMLInputElement);

  if (props.isReadOnly && !isDisabled) {
    return <RatingText field={field} messages={messages} name={name} rating={value} />;
  }
  const chosen = clampRating(value);
  const clear = () => {
    // The button goes away with the rating: focus must not go with it.
    radioRef.current?.focus();
    onChange?.(0);
  };
  return (
    <AriaLocale>
      <FieldFrame field={field} onLabelClick={() => radioRef.current?.focus()}>
        <div className={styles.row}>
          <AriaRadioGroup
            {...withoutUndefined({ ...field.control, name, onBlur: onBlur && (() => onBlur()) })}
            aria-labelledby={field.labelId}
            className={styles.stars}
            isDisabled={isDisabled}
            isInvalid={field.isInvalid}
            isRequired={isRequired}
            onChange={(star) => onChange?.(Number(star))}
            orientation="horizontal"
            validationBehavior="aria"
            value={chosen === 0 ? null : String(chosen)}
          >
            {STAR_VALUES.map((star) => (
              <RadioField
                {...(star === Math.max(chosen, 1) ? { inputRef: radioRef } : {})}
                key={star}
                value={String(star)}
              >
                <RadioButton className={styles.target}>
                  <StarIcon className={styles.star} data-filled={star <= chosen || undefined} />
                  {/* A text: an `aria-label` would not reach the input (trap 9). */}
                  <span className={visuallyHidden}>{messages.stars(star)}</span>
                </RadioButton>
              </RadioField>
            ))}
          </AriaRadioGroup>
          <div className={styles.row}>
            {/* The chosen radio says the same. */}
            <span aria-hidden className={styles.value}>
              {chosen === 0 ? messages.none : messages.stars(chosen)}
            </span>
            {chosen > 0 && !isRequired && !isDisabled && (
              <Button onPress={clear} variant="quiet">
                {messages.clear}
              </Button>
            )}
          </div>
        </div>
      </FieldFrame>
    </AriaLocale>
  );
};
