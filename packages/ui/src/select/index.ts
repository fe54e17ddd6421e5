'use client';

export { Select } from './Select.tsx';
export type { SelectItem, SelectProps } from './select-props.ts';
export type { SelectMessages } from './Select.messages.ts';
