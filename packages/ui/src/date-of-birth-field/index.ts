'use client';

export { DateOfBirthField } from './DateOfBirthField.tsx';
export type { DateOfBirthFieldProps } from './DateOfBirthField.tsx';
export type { DateOfBirthFieldMessages } from './DateOfBirthField.messages.ts';
