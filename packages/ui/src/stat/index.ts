'use client';

export { Stat, StatGroup } from './Stat.tsx';
export type { StatGroupProps, StatProps } from './Stat.tsx';
