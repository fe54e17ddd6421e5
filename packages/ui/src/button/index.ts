'use client';

export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonVariant } from '../internal/styles/button-class-name.ts';
