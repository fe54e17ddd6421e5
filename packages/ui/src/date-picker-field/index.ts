'use client';

export { DatePickerField } from './DatePickerField.tsx';
export type { DatePickerFieldProps } from './DatePickerField.tsx';
export type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
