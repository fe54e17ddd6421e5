/** Weeks of a full pregnancy: one dot of the arch for each. */
export const WEEKS_OF_PREGNANCY = 40;

/** How many of the forty dots are lit in a week: none before the first, all after the fortieth. */
export const countLitDots = (week: number): number =>
  Number.isFinite(week) ? Math.min(WEEKS_OF_PREGNANCY, Math.max(0, Math.floor(week))) : 0;
