'use client';

export { createLatePart } from './late-part.ts';
export type { LatePart, LatePartSnapshot, LatePartStatus } from './late-part.ts';
export { savesData, useSavesData } from './saves-data.ts';
export { useLateOverlay } from './use-late-overlay.ts';
export { useLatePart } from './use-late-part.ts';
export type { UseLatePartOptions } from './use-late-part.ts';
export { onIdle, whenIdle } from './when-idle.ts';
