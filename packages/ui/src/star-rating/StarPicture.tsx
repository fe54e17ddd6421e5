import { StarIcon } from '../icons/index.ts';
import { clampRating, STAR_VALUES, STARS } from './rating.ts';
import * as styles from './StarRating.css.ts';

/** Side of a star of the picture, in px, and the room up to the next. */
const SIZE = 22;
const STEP = 26;

const stars = (className: string) =>
  STAR_VALUES.map((star) => <StarIcon className={className} key={star} size={SIZE} x={(star - 1) * STEP} />);

/** Where a rating ends in the picture: the rooms between stars count for nothing. */
const endOf = (rating: number) => Math.floor(rating) * STEP + (rating % 1) * SIZE;

/**
 * Five stars, filled as far as the rating goes. An inner `svg` cuts the filled ones off: it needs no
 * `style`, which a content security policy would not let through.
 */
export const StarPicture = ({ rating }: { rating: number }) => (
  <svg aria-hidden className={styles.picture} height={SIZE} width={STARS * STEP}>
    {stars(styles.emptyStars)}
    <svg height={SIZE} width={endOf(clampRating(rating))}>
      {stars(styles.filledStars)}
    </svg>
  </svg>
);
