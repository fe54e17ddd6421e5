'use client';

export { CurrentPlanCard } from './CurrentPlanCard.tsx';
export type { CurrentPlanCardProps } from './CurrentPlanCard.tsx';
export { PlanCard } from './PlanCard.tsx';
export type { PlanCardProps } from './plan-card-props.ts';
export type { PlanCardMessages } from './PlanCard.messages.ts';
export type { PlanFeature } from './PlanFeatures.tsx';
export { PlanGrid } from './PlanGrid.tsx';
export type { PlanGridProps } from './PlanGrid.tsx';
