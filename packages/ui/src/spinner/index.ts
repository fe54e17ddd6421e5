'use client';

export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
export { SpinnerRing } from './SpinnerRing.tsx';
