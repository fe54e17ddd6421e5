'use client';

export { DatePickerField } from './DatePickerField.tsx';
export type { DatePickerFieldProps, FirstDayOfWeek } from './date-picker-props.ts';
export type { IsoDate } from './iso-date.ts';
export type { DatePickerFieldMessages } from './DatePickerField.messages.ts';
