/** `pnpm trust:soak`: everything, without a limit of time. `pnpm test:trust` tries another moment of each file by a seed. */
export const isWhole = process.env['TRUST_WHOLE'] === '1';
