'use client';

export { Breadcrumb } from './Breadcrumb.tsx';
export type { BreadcrumbItem, BreadcrumbProps } from './Breadcrumb.tsx';
export type { BreadcrumbMessages } from './Breadcrumb.messages.ts';
