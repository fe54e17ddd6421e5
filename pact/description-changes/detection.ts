/** What detects a change. */
export type Detection = { check: string; message: string };

/** There is nothing of the field to change. */
export const ABSENT: Detection = { check: 'is absent', message: '' };
