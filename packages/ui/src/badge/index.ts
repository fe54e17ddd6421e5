'use client';

export { Badge } from './Badge.tsx';
export type { BadgeProps, BadgeTone } from './Badge.tsx';
export { PaymentBadge } from './PaymentBadge.tsx';
export type { PaymentBadgeProps, PaymentState } from './PaymentBadge.tsx';
export { ProgramBadge } from './ProgramBadge.tsx';
export type { ProgramBadgeProps } from './ProgramBadge.tsx';
export { programs } from './programs.ts';
export type { Program } from './programs.ts';
export { SessionBadge } from './SessionBadge.tsx';
export type { SessionBadgeProps, SessionState } from './SessionBadge.tsx';
