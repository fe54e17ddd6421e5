'use client';

export { InfiniteGrid } from './InfiniteGrid.tsx';
export type { InfiniteGridProps } from './InfiniteGrid.tsx';
export type { InfiniteGridMessages } from './InfiniteGrid.messages.ts';
