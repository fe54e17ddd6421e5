import { createGlobalThemeContract } from '@vanilla-extract/css';
import { makeTheme } from './make-theme.ts';
import { variableName } from './variable-name.ts';

/** The theme contract: every token as a `var(--janani-…)`, by role. */
export const vars = createGlobalThemeContract(makeTheme('light'), (_value, path) => variableName(path));
