/** Which components have styles, including those of the internals that they import. */
import { getClosure } from './module-closure.ts';

/** The theme's modules are excluded: those that components import contain names of variables and no rules. */
const isTheme = (file: string) => file.includes('/src/theme/');

export const hasStyles = (file: string): boolean =>
  getClosure(file, isTheme).some((module) => module.endsWith('.css.ts'));
