import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
});
export const headTitle = style({ margin: 0, fontSize: vars.text.xl, lineHeight: vars.leading.heading });
export const stack = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const emptyLine = style({ color: vars.color.ink2 });
