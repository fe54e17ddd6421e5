import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  selectors: { '&:empty': { display: 'none' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.errorText,
  fontWeight: vars.weight.ui,
});

/** In the middle of the first line. */
export const errorIcon = style({ marginBlockStart: '.2em' });
