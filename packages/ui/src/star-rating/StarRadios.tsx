import { type FocusEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { StarIcon } from '../icons/index.ts';
import { hasModifier, isRightToLeft, findNeighbour } from '../internal/arrow-keys.ts';
import type { Field } from '../internal/field/use-field.ts';
import { visuallyHidden } from '../internal/visually-hidden.css.ts';
import { STARS, STAR_VALUES } from './rating.ts';
import * as styles from './StarRating.css.ts';
import type { StarRatingMessages } from './StarRating.messages.ts';

type StarRadiosProps = {
  field: Field;
  /** 0 while there is none. */
  selected: number;
  onChange: ((value: number) => void) | undefined;
  onBlur: (() => void) | undefined;
  name: string | undefined;
  isDisabled: boolean;
  isRequired: boolean;
  messages: StarRatingMessages;
  /** A ref to the radio that takes the focus. */
  radioRef: Ref<HTMLInputElement>;
};

/** Five native radios, styled as stars. */
export const StarRadios = (props: StarRadiosProps) => {
  const { form, ...group } = props.field.control;
  const { field, selected, onChange, onBlur, isDisabled, isRequired, messages, radioRef } = props;
  const generatedName = useId();
  const focusableStar = Math.max(selected, 1);

  // Browsers do not agree on the direction of the arrow keys in right-to-left languages.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const group = event.currentTarget.closest('[role="radiogroup"]');
    if (!group || hasModifier(event)) return;
    const radios = [...group.querySelectorAll('input')];
    const next = findNeighbour(radios.indexOf(event.currentTarget), STARS, event.key, isRightToLeft(group));
    if (next === undefined) return;
    event.preventDefault();
    radios[next]?.focus();
    onChange?.(next + 1);
  };
  const onGroupBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };

  return (
    <div
      {...group}
      aria-disabled={isDisabled || undefined}
      aria-invalid={field.isInvalid || undefined}
      aria-labelledby={field.labelId}
      aria-required={isRequired || undefined}
      className={styles.stars}
      onBlur={onGroupBlur}
      role="radiogroup"
    >
      {STAR_VALUES.map((star) => (
        <label className={styles.target} data-disabled={isDisabled || undefined} key={star}>
          <input
            checked={star === selected}
            className={styles.input}
            disabled={isDisabled}
            form={form}
            name={props.name ?? generatedName}
            onChange={() => onChange?.(star)}
            onKeyDown={onKeyDown}
            ref={star === focusableStar ? radioRef : undefined}
            tabIndex={star === focusableStar ? 0 : -1}
            type="radio"
            value={star}
          />
          <StarIcon className={styles.star} data-filled={star <= selected || undefined} />
          {/* A text node: an `aria-label` would not reach the input (trap 9). */}
          <span className={visuallyHidden}>{messages.stars(star)}</span>
        </label>
      ))}
    </div>
  );
};
