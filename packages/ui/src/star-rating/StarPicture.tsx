import { StarIcon } from '../icons/index.ts';
import { clampRating, STAR_VALUES, STARS } from './rating.ts';
import * as styles from './StarRating.css.ts';

/** Side of a star of the picture, and the gap to the next, in px. */
const SIZE = 22;
const STEP = 26;

const stars = (className: string) =>
  STAR_VALUES.map((star) => <StarIcon className={className} key={star} size={SIZE} x={(star - 1) * STEP} />);

/** Where a rating ends in the picture, not counting the gaps between stars. */
const getEnd = (rating: number) => Math.floor(rating) * STEP + (rating % 1) * SIZE;

/**
 * Five stars, filled up to the rating. An inner `svg` clips the filled ones: this requires no `style` attribute, which
 * a content security policy would block.
 */
export const StarPicture = ({ rating }: { rating: number }) => (
  <svg aria-hidden className={styles.picture} height={SIZE} width={STARS * STEP}>
    {stars(styles.emptyStars)}
    <svg height={SIZE} width={getEnd(clampRating(rating))}>
      {stars(styles.filledStars)}
    </svg>
  </svg>
);
