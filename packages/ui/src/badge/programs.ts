/** The five programmes of the product (spec §1), by the name used in tokens and file names. */
export const programs = ['wellness', 'nutrition', 'exercise', 'mental-health', 'education'] as const;

export type Program = (typeof programs)[number];
