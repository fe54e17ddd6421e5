'use client';

export { Stepper } from './Stepper.tsx';
export type { StepperProps, Step } from './Stepper.tsx';
export type { StepperMessages } from './Stepper.messages.ts';
