import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  color: vars.color.errorText,
  fontWeight: vars.weight.ui,
});

/** Centred on the first line. */
export const errorIcon = style({ marginBlockStart: '.2em' });
