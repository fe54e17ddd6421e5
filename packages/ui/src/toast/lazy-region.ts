import { createLazyChunk } from '../loading/index.ts';

/** The region of the toasts: 5 kB that a page without toasts does not load (docs/decisions/app.md#lazy-chunks). */
export const lazyRegion = createLazyChunk(async () => (await import('./ToastRegion.tsx')).ToastRegion);
