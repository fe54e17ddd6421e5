'use client';

export { ComingSoonButton } from './ComingSoonButton.tsx';
export type { ComingSoonButtonProps } from './ComingSoonButton.tsx';
