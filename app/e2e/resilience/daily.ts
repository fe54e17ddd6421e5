/** `pnpm lab soak`: everything, without a limit of time. `pnpm lab resilience` tries another moment of each file by a seed. */
export const isWhole = process.env['RESILIENCE_WHOLE'] === '1';
