'use client';

export type { CodeCharacters } from './code-characters.ts';
export { codeOf } from './code-of.ts';
export { extractCode } from './extract-code.ts';
export { OTP_LENGTH, OtpInput } from './OtpInput.tsx';
export type { OtpInputHandle, OtpInputProps } from './OtpInput.tsx';
export { RESEND_SECONDS, ResendCountdown } from './ResendCountdown.tsx';
export type { ResendCountdownProps } from './ResendCountdown.tsx';
export { useCountdown } from './use-countdown.ts';
