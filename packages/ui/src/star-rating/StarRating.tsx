import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/index.ts';
import type { FieldProps } from '../internal/field/field-props.ts';
import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import { useField } from '../internal/field/use-field.ts';
import { useFieldValue } from '../internal/field/use-field-value.ts';
import { useFormReset } from '../internal/field/use-form-reset.ts';
import { useMessages } from '../internal/messages.ts';
import { clampRating } from './rating.ts';
import { RatingText } from './RatingText.tsx';
import * as styles from './StarRating.css.ts';
import { type StarRatingMessages, starRatingMessages } from './StarRating.messages.ts';
import { StarRadios } from './StarRadios.tsx';

export type StarRatingProps = FieldProps & {
  /**
   * Whole stars from 1 to 5, `0` while there is none. A read-only rating may have a fraction. Leave it out for an
   * uncontrolled field.
   */
  value?: number | undefined;
  /** The first rating of an uncontrolled field. */
  defaultValue?: number | undefined;
  /** Called with 1 to 5, and with `0` when the rating is cleared. */
  onChange?: ((value: number) => void) | undefined;
  /** Texts that replace the component's own, by name. */
  messages?: Partial<StarRatingMessages> | undefined;
  /** A ref to the radio that takes the focus: the selected star, else the first. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A rating of one to five whole stars, as radios. One that is not required can be cleared; a read-only one is a text
 * with a picture.
 */
export const StarRating = (props: StarRatingProps) => {
  const { name, onBlur, isDisabled = false, isRequired = false, ref } = props;
  const [value, change] = useFieldValue(props, 0);
  const field = useField(props);
  useFormReset(field.control.id, value, change);
  const messages = useMessages(starRatingMessages, props.messages);
  const radioRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => radioRef.current as HTMLInputElement);

  if (props.isReadOnly && !isDisabled) {
    return <RatingText field={field} messages={messages} name={name} rating={value} />;
  }
  const selected = clampRating(value);
  const clear = () => {
    // The button is removed with the rating: focus must not be lost with it.
    radioRef.current?.focus();
    change(0);
  };
  return (
    <FieldFrame field={field} onLabelClick={() => radioRef.current?.focus()}>
      <div className={styles.row}>
        <StarRadios
          selected={selected}
          field={field}
          isDisabled={isDisabled}
          isRequired={isRequired}
          messages={messages}
          name={name}
          onBlur={onBlur}
          onChange={change}
          radioRef={radioRef}
        />
        <div className={styles.row}>
          {/* Hidden, because the selected radio announces the same text. */}
          <span aria-hidden className={styles.value}>
            {selected > 0 && messages.stars(selected)}
          </span>
          {selected > 0 && !isRequired && !isDisabled && (
            <Button onPress={clear} variant="quiet">
              {messages.clear}
            </Button>
          )}
        </div>
      </div>
    </FieldFrame>
  );
};
