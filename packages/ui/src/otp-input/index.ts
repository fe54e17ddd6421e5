'use client';

export { extractCode } from './extract-code.ts';
export { OTP_LENGTH, OtpInput } from './OtpInput.tsx';
export type { OtpInputHandle, OtpInputProps } from './OtpInput.tsx';
export { RESEND_SECONDS, ResendCountdown } from './ResendCountdown.tsx';
export type { ResendCountdownProps } from './ResendCountdown.tsx';
export { useCountdown } from './use-countdown.ts';
