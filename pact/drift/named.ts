/** What named a change. */
export type Named = { check: string; says: string };

/** There is nothing of the field to change. */
export const ABSENT: Named = { check: 'is not there', says: '' };
