'use client';

export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps } from './ErrorSummary.tsx';
export type { SummaryError } from './SummaryBox.tsx';
export type { ErrorSummaryMessages } from './ErrorSummary.messages.ts';
export { Form } from './Form.tsx';
export type { ErrorsByName, FormProps } from './Form.tsx';
