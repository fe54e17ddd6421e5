import { createLazyChunk } from '@janani/ui/loading';

/**
 * The texts of the weeks are about health: production shows them only after a qualified person has reviewed them, as
 * with languages (decision G-19). Reviewer and date are in `review.json`; a build that may not show them does not
 * contain them (`vite.config.ts`).
 */
export const lazyWeeks = import.meta.env.SHOWS_WEEKS
  ? createLazyChunk(() => import('./WeekSheet.tsx'))
  : null;
