import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  boxSizing: 'border-box',
  position: 'relative',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.rest,
});

export const paddings = styleVariants({
  none: {},
  normal: {
    padding: vars.space[5],
    '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { padding: vars.space[6] } },
  },
  roomy: {
    padding: '1.375rem',
    '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { padding: '2.125rem' } },
  },
});
