import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const pageTitle = style({
  marginBlock: `0 ${vars.space[4]}`,
  fontSize: vars.text.xl2,
  lineHeight: vars.leading.heading,
});
export const searchRow = style({ maxInlineSize: '34rem', marginBlockEnd: vars.space[5] });
