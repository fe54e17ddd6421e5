'use client';

export { FeatureCard } from './FeatureCard.tsx';
export type { FeatureCardProps } from './FeatureCard.tsx';
