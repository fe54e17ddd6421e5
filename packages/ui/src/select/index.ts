'use client';

export { Select } from './Select.tsx';
export type { SelectItem, SelectProps } from './Select.tsx';
export type { SelectMessages } from './Select.messages.ts';
