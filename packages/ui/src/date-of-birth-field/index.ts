'use client';

export { DateOfBirthField } from './DateOfBirthField.tsx';
export type { DateOfBirthFieldProps } from './DateOfBirthField.tsx';
export type { IsoDate } from './date-parts.ts';
export type { DateOfBirthFieldMessages } from './DateOfBirthField.messages.ts';
