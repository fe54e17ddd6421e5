// Spec §8, feedback.
/** The maximum number of stars. */
export const STARS = 5;

/** One star, two stars … five stars. */
export const STAR_VALUES: readonly number[] = Array.from({ length: STARS }, (_, index) => index + 1);

/** Limits a rating to zero to five stars, including fractions. `NaN` becomes zero. */
export const clampRating = (rating: number): number =>
  Number.isNaN(rating) ? 0 : Math.min(Math.max(rating, 0), STARS);

/** The text of a rating: with at most one decimal, `4.9`. */
export const formatRating = (rating: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(clampRating(rating));
