'use client';

export { FileField } from './FileField.tsx';
export type { FileFieldProps } from './FileField.tsx';
export type { FileFieldMessages } from './FileField.messages.ts';
