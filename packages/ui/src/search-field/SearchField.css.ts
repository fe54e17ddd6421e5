import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Space for a touch target at the end of the box (WCAG 2.5.8; touch targets of the design language). */
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: vars.size.touch,
  borderRadius: 'inherit',
  color: vars.color.ink3,
  selectors: { '&:hover': { color: vars.color.ink }, '&:focus-visible': { outlineOffset: -4 } },
});
