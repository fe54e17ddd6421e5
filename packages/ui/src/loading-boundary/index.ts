'use client';

export { LoadingBoundary } from './LoadingBoundary.tsx';
export type { LoadingBoundaryProps } from './LoadingBoundary.tsx';
export type { LoadingBoundaryMessages } from './LoadingBoundary.messages.ts';
