import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the longest week, so that the buttons stay where they were pressed; measured in English and Hindi. */
const LONGEST = '32.5rem';
const LONGEST_WITH_WIDE_CARD = '40rem';

export const week = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: LONGEST,
  touchAction: 'pan-y',
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { minBlockSize: LONGEST_WITH_WIDE_CARD },
  },
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const name = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: vars.text.lg,
});

export const weekLabel = style({
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.body,
});

export const size = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

globalStyle(`${size} > p`, { display: 'grid', gap: vars.space[1], margin: 0 });
globalStyle(`${size} span`, { color: vars.color.ink2, fontSize: vars.text.sm });

export const drawing = style({ flex: 'none', inlineSize: '4.5rem', blockSize: '4.5rem' });

export const lines = style({ display: 'grid', gap: vars.space[3], margin: 0 });

globalStyle(`${lines} dt`, { color: vars.color.ink3, fontSize: vars.text.xs });
globalStyle(`${lines} dd`, { margin: 0 });

export const quiet = style({ color: vars.color.ink3, fontSize: vars.text.sm });
