import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const pageTitle = style({ marginBlockEnd: vars.space[4] });
export const searchRow = style({
  maxInlineSize: '34rem',
  marginBlockEnd: vars.space[2],
  '@media': { '(min-width: 768px)': { marginBlockEnd: vars.space[5] } },
});
