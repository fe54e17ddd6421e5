'use client';

export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonVariant } from '../internal/look/button-class-name.ts';
