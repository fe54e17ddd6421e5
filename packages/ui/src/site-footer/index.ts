'use client';

export { SiteFooter } from './SiteFooter.tsx';
export type { FooterGroup, FooterItem, SiteFooterProps } from './SiteFooter.tsx';
