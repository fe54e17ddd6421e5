'use client';

export { Pagination } from './Pagination.tsx';
export type { PaginationProps } from './Pagination.tsx';
export type { PaginationMessages } from './Pagination.messages.ts';
