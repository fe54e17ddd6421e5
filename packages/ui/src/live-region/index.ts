'use client';

export { LiveRegion } from './LiveRegion.tsx';
export type { LiveRegionProps } from './LiveRegion.tsx';
