export { type Brand } from './brand/brand.ts';
export { brandCss, brandTheme } from './brand/brand-css.ts';
export { breakpoints } from './breakpoints.ts';
export { type ColorRole, type Colors, ramps } from './colors.ts';
export { contrast } from './contrast.ts';
export { vars } from './contract.css.ts';
export { makeTheme, type ThemeOverrides, type ThemeTokens } from './make-theme.ts';
export type { ColorScheme } from './scale.ts';
export { visuallyHidden } from './visually-hidden.ts';
