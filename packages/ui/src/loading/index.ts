'use client';

export { createLazyChunk } from './lazy-chunk.ts';
export type { LazyChunk, LazyChunkSnapshot, LazyChunkStatus } from './lazy-chunk.ts';
export { savesData, useSavesData } from './saves-data.ts';
export { useLazyOverlay } from './use-lazy-overlay.ts';
export { useLazyChunk } from './use-lazy-chunk.ts';
export type { UseLazyChunkOptions } from './use-lazy-chunk.ts';
export { onIdle, whenIdle } from './when-idle.ts';
