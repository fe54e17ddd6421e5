'use client';

export { SessionCard } from './SessionCard.tsx';
export type { SessionCardProps } from './session-card-props.ts';
export type { SessionCardMessages } from './SessionCard.messages.ts';
export { SessionCardSkeleton } from './SessionCardSkeleton.tsx';
export type { SessionCardSkeletonProps } from './SessionCardSkeleton.tsx';
export { SessionFacts } from './SessionFacts.tsx';
export type { SessionFact, SessionFactsProps } from './SessionFacts.tsx';
export { SessionGrid } from './SessionGrid.tsx';
export type { SessionGridProps } from './SessionGrid.tsx';
export { SessionPicture } from './SessionPicture.tsx';
export type { SessionPictureProps } from './SessionPicture.tsx';
export { SessionRows } from './SessionRows.tsx';
export type { SessionRowsProps } from './SessionRows.tsx';
export { SessionTime } from './SessionTime.tsx';
export type { SessionTimeProps } from './SessionTime.tsx';
export { unbrokenWords } from './prevent-hyphen-breaks.tsx';
