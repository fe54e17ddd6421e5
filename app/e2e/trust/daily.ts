/** `pnpm lab soak`: everything, without a limit of time. `pnpm lab trust` tries other seeds and cells each day. */
export const isWhole = process.env['TRUST_WHOLE'] === '1';

const DAY_MS = 24 * 60 * 60 * 1000;
export const today = Math.floor(Date.now() / DAY_MS);
