/** What detects a change. */
export type Detection = { check: string; message: string };

/** The field does not occur in this target. */
export const ABSENT: Detection = { check: 'is absent', message: '' };
