import { StarIcon } from '../icons/index.ts';
import { clampRating, STAR_VALUES, STARS } from './rating.ts';
import * as styles from './StarRating.css.ts';

/** The size of a star, and the distance from one star to the next, in px. */
const SIZE = 22;
const STEP = 26;

const renderStars = (className: string) =>
  STAR_VALUES.map((star) => <StarIcon className={className} key={star} size={SIZE} x={(star - 1) * STEP} />);

/** The width of the filled stars, in px. A fraction is a share of a star, without the gap after it. */
const getFilledWidth = (rating: number) => Math.floor(rating) * STEP + (rating % 1) * SIZE;

/**
 * Five stars, filled up to the rating. An inner `svg` clips the filled ones: this requires no `style` attribute, which
 * a content security policy would block.
 */
export const RatingStars = ({ rating }: { rating: number }) => (
  <svg aria-hidden className={styles.ratingStars} height={SIZE} width={STARS * STEP}>
    {renderStars(styles.emptyStars)}
    <svg height={SIZE} width={getFilledWidth(clampRating(rating))}>
      {renderStars(styles.filledStars)}
    </svg>
  </svg>
);
