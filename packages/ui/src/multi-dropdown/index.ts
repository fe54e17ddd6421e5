'use client';

export { MultiDropdown } from './MultiDropdown.tsx';
export type { MultiDropdownMessages, MultiDropdownProps } from './MultiDropdown.tsx';
