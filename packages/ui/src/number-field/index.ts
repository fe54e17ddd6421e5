'use client';

export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberField.tsx';
export type { NumberFieldMessages } from './NumberField.messages.ts';
