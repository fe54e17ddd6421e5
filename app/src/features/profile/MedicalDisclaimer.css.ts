import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const disclaimer = style({
  gridColumn: '1 / -1',
  marginBlock: `${vars.space[6]} 0`,
  fontSize: vars.text.xs,
  color: vars.color.ink3,
  textWrap: 'pretty',
});
