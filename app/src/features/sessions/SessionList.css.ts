import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[8],
});
