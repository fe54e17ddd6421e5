import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * The letters are drawn by the style sheet: as text in a button named "Account" they would be a visible label that is
 * missing from its accessible name (WCAG 2.5.3).
 */
export const initials = style({
  selectors: { '&::before': { content: 'attr(data-initials)' } },
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  letterSpacing: 0,
});

/** In px like the ogee that contains the letters; the name is beside it or is its label. */
export const sizes = styleVariants({
  xs: { fontSize: 13 },
  sm: { fontSize: 14 },
  md: { fontSize: 15 },
  lg: { fontSize: 18 },
  xl: { fontSize: 22 },
  tile: { fontSize: 15 },
});
