'use client';

export { MemberHeader } from './MemberHeader.tsx';
export type { MemberHeaderProps } from './MemberHeader.tsx';
export type { NavLink } from './NavLinks.tsx';
export { NotificationBell } from './NotificationBell.tsx';
export type { NotificationBellProps } from './NotificationBell.tsx';
export { SiteHeader } from './SiteHeader.tsx';
export type { SiteHeaderProps } from './SiteHeader.tsx';
export type { SiteHeaderMessages } from './SiteHeader.messages.ts';
