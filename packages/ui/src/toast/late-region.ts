import { createLazyChunk } from '../loading/index.ts';

/** What toasts are seen in: 5 kB that a page without toasts does not carry (docs/decisions/app.md#lazy-chunks). */
export const lateRegion = createLazyChunk(async () => (await import('./ToastRegion.tsx')).ToastRegion);
