import { createLatePart } from '../loading/index.ts';

/** What toasts are seen in: 5 kB that a page without toasts does not carry (docs/decisions/late-parts.md). */
export const lateRegion = createLatePart(async () => (await import('./ToastRegion.tsx')).ToastRegion);
