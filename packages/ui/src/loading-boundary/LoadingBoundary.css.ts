import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[6],
});
