// Spec §8, feedback.
/** The most stars there are. */
export const STARS = 5;

/** One star, two stars … five stars. */
export const STAR_VALUES: readonly number[] = Array.from({ length: STARS }, (_, index) => index + 1);

/** A rating that can be drawn: from no star to five, also between two. What is no number is none. */
export const clampRating = (rating: number): number =>
  Number.isNaN(rating) ? 0 : Math.min(Math.max(rating, 0), STARS);

/** How a rating is read: with one decimal at most, `4.9`. */
export const ratingText = (rating: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(clampRating(rating));
