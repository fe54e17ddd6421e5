import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.ink3,
  fontSize: vars.text.xs,
});
export const problem = style({ flexBasis: '100%' });
