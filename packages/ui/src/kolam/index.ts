'use client';

export { Band } from './Band.tsx';
export type { BandProps } from './Band.tsx';
export { KolamDivider } from './KolamDivider.tsx';
export type { KolamDividerProps } from './KolamDivider.tsx';
export { Rosette } from './Rosette.tsx';
export type { RosetteProps } from './Rosette.tsx';
export { ScallopEdge } from './ScallopEdge.tsx';
export type { ScallopEdgeProps } from './ScallopEdge.tsx';
