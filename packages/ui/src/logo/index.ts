'use client';

export { Logo, LogoMark } from './Logo.tsx';
export type { LogoMarkProps, LogoProps } from './Logo.tsx';
