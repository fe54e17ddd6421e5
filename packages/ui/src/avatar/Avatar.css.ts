import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/**
 * Drawn by the style sheet: in a button that is named "Account", letters in the document would be a
 * visible label that its name lacks (WCAG 2.5.3).
 */
export const initials = style({
  selectors: { '&::before': { content: 'attr(data-initials)' } },
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  letterSpacing: 0,
});

/** In px like the ogee they must fit in; the name itself stands beside it or is its label. */
export const sizes = styleVariants({
  xs: { fontSize: 13 },
  sm: { fontSize: 14 },
  md: { fontSize: 15 },
  lg: { fontSize: 18 },
  xl: { fontSize: 22 },
  tile: { fontSize: 15 },
});
