import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const emptyLine = style({ color: vars.color.ink2 });
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  color: vars.color.ink2,
});
