// Spec §1.
/** The five programmes of the product, by the name used in tokens and file names. */
export const programs = ['wellness', 'nutrition', 'exercise', 'mental-health', 'education'] as const;

export type Program = (typeof programs)[number];
