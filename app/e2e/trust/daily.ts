/** `pnpm lab soak`: everything, without a limit of time. `pnpm lab trust` tries another moment of each file by a seed. */
export const isWhole = process.env['TRUST_WHOLE'] === '1';
