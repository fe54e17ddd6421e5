/** Which components have styles of their own or of what they are made of. */
import { closureOf } from './module-closure.ts';

/** The theme's modules that a component imports only name its variables. */
const isTheme = (file: string) => file.includes('/src/theme/');

export const hasStyles = (file: string): boolean =>
  closureOf(file, isTheme).some((each) => each.endsWith('.css.ts'));
