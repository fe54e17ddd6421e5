'use client';

export { Table } from './Table.tsx';
export type { TableColumn, TableProps, TableSort } from './Table.tsx';
export type { TableMessages } from './Table.messages.ts';
