import { FieldFrame } from '../internal/field/FieldFrame.tsx';
import type { Field } from '../internal/field/use-field.ts';
import { useLocale } from '../provider/index.ts';
import { clampRating, formatRating, STARS } from './rating.ts';
import { RatingStars } from './RatingStars.tsx';
import * as styles from './StarRating.css.ts';
import type { StarRatingMessages } from './StarRating.messages.ts';

type RatingTextProps = {
  field: Field;
  rating: number;
  messages: StarRatingMessages;
  name: string | undefined;
};

const noop = () => {};

/** A read-only rating: "4.9 out of 5" and its stars. */
export const RatingText = ({ field, rating, messages, name }: RatingTextProps) => {
  const locale = useLocale();
  const { form, ...group } = field.control;
  const isRated = clampRating(rating) > 0;
  return (
    <FieldFrame field={field} onLabelClick={noop}>
      {/* A fieldset is named by a legend; the label is in the frame, as in every field. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div {...group} aria-labelledby={field.labelId} className={styles.row} role="group">
        {isRated && <RatingStars rating={rating} />}
        <span className={styles.value}>
          {isRated ? messages.outOf(formatRating(rating, locale), STARS) : messages.none}
        </span>
        {name !== undefined && <input form={form} name={name} type="hidden" value={rating} />}
      </div>
    </FieldFrame>
  );
};
