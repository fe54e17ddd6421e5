// Spec §8, feedback.
/** The maximum number of stars. */
export const STARS = 5;

/** One star, two stars … five stars. */
export const STAR_VALUES: readonly number[] = Array.from({ length: STARS }, (_, index) => index + 1);

/** A rating that can be drawn: from zero to five, also fractions. What is not a number is zero. */
export const clampRating = (rating: number): number =>
  Number.isNaN(rating) ? 0 : Math.min(Math.max(rating, 0), STARS);

/** The text of a rating: with at most one decimal, `4.9`. */
export const ratingText = (rating: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(clampRating(rating));
