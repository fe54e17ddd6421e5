import type { Scheme } from './brand.ts';

/** What the reader's system asks for; the toolbar begins with it. */
export const systemTheme = (): Scheme =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
