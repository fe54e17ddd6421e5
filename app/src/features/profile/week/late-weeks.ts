import { createLazyChunk } from '@janani/ui/loading';

/**
 * The weeks speak of a body: production shows them only once somebody qualified has read them, as it does with
 * languages (decision G-19). Who that was, and when, stands in `review.json`; of a build that may not show them they are
 * no part (`vite.config.ts`).
 */
export const lateWeeks = import.meta.env.SHOWS_WEEKS
  ? createLazyChunk(() => import('./WeekSheet.tsx'))
  : null;
