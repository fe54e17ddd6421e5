/** Which components have styles, including those of the internals that they import. */
import { getClosure } from './module-closure.ts';

/** Modules of the theme that a component imports only name its variables, and have no rules. */
const isTheme = (file: string) => file.includes('/src/theme/');

export const hasStyles = (file: string): boolean =>
  getClosure(file, isTheme).some((module) => module.endsWith('.css.ts'));
