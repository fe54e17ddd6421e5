import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const lede = style({
  marginBlock: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
export const comment = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const storageNote = style({ margin: 0, color: vars.color.ink3, fontSize: vars.text.xs });
export const start = style({
  '@media': { [`(min-width: ${breakpoints.twoColumns}px)`]: { justifySelf: 'start' } },
});
