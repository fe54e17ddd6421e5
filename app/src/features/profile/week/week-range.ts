export const FIRST_WEEK = 1;
export const LAST_WEEK = 40;
export const clampWeek = (week: number) => Math.min(LAST_WEEK, Math.max(FIRST_WEEK, week));
