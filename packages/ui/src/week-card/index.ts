'use client';

export { WeekCard } from './WeekCard.tsx';
export type { WeekCardProps } from './WeekCard.tsx';
export type { WeekCardMessages } from './WeekCard.messages.ts';
