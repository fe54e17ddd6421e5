'use client';

export { ActionCard } from './ActionCard.tsx';
export type { ActionCardProps } from './ActionCard.tsx';
