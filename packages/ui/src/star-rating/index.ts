'use client';

export { StarRating } from './StarRating.tsx';
export type { StarRatingProps } from './StarRating.tsx';
export type { StarRatingMessages } from './StarRating.messages.ts';
