import type { Scheme } from './brand.ts';

/** The colour scheme of the reader's system, which is the toolbar's initial value. */
export const getSystemTheme = (): Scheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
