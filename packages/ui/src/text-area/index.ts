'use client';

export { TextArea } from './TextArea.tsx';
export type { TextAreaProps } from './TextArea.tsx';
export type { TextAreaMessages } from './TextArea.messages.ts';
