/**
 * `pnpm lab soak` runs every case without a time limit. `pnpm lab resilience` tests one moment for each file, chosen
 * by a seed.
 */
export const isLongRun = process.env['RESILIENCE_WHOLE'] === '1';
