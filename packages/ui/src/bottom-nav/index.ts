'use client';

export { BottomNav } from './BottomNav.tsx';
export type { BottomNavMessages } from './BottomNav.messages.ts';
export type { BottomNavItem, BottomNavProps } from './BottomNav.tsx';
