'use client';

export { Band } from './Band.tsx';
export type { BandProps } from './Band.tsx';
export { KolamDivider } from './KolamDivider.tsx';
export { ScallopEdge } from './ScallopEdge.tsx';
export type { ScallopEdgeProps } from './ScallopEdge.tsx';
