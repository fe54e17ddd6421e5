/** The check that detects a change, with its message. */
export type Detection = { check: string; message: string };

/** The result for a field that does not occur in the target. */
export const ABSENT: Detection = { check: 'is absent', message: '' };
