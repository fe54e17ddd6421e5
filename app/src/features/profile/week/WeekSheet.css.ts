import { breakpoints, ramps, vars } from '@janani/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { backgrounds } from './backgrounds.ts';

/** In px, whatever the size of text: large text needs the room. A fruit fills about 80 % of it: 130 to 150 px. */
export const ILLUSTRATION_SIZE = 176;

/** As high as the longest week, so that the buttons stay where they were pressed; measured in English and Hindi. */
const LONGEST = '41.25rem';
const LONGEST_BESIDE_ARCH = '29.25rem';
/** No higher than the screen: the room alone must not make the sheet scroll. */
const getHeight = (longest: string) => `min(${longest}, 100dvh - 7rem)`;
const wide = `(min-width: ${breakpoints.twoColumns}px)`;

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The notes are at the end, and a short week in the middle.
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[3],
  minBlockSize: getHeight(LONGEST),
  touchAction: 'pan-y',
  '@media': { [wide]: { minBlockSize: getHeight(LONGEST_BESIDE_ARCH) } },
});

/** The buttons are on either side of the name and the slider. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  textAlign: 'center',
  fontSize: vars.text.lg,
});

export const weekLabel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[2],
  color: vars.color.ink3,
  // The font of Hindi headings has one weight, a strong one.
  fontFamily: vars.font.sans,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.body,
});

/** On as few lines as they take. */
export const notes = style({ color: vars.color.ink3, fontSize: vars.text.xs });
globalStyle(`${notes} > p`, { display: 'inline' });

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  '@media': {
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[6], alignItems: 'center' },
  },
});

/** The cusped arch on its feet, as a mask of a file, not of a `data:` URL. */
const mask = 'url("./arch.svg?no-inline") center / contain no-repeat';
const arch = style({
  display: 'grid',
  justifySelf: 'center',
  placeItems: 'end center',
  inlineSize: ILLUSTRATION_SIZE + 24,
  blockSize: ILLUSTRATION_SIZE + 24,
  WebkitMask: mask,
  mask,
  forcedColorAdjust: 'none',
});
export const arches = styleVariants(backgrounds, (background) => [arch, { background }]);

/** In the arch of the first weeks, which have no comparison. */
export const noSize = style({
  alignSelf: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  border: `3px dotted ${ramps.haldi[400]}`,
  borderRadius: '50%',
});

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

export const size = style({ display: 'grid', gap: vars.space[1], margin: 0 });

globalStyle(`${size} span`, { color: vars.color.ink2, fontSize: vars.text.sm });

export const lines = style({ display: 'grid', gap: vars.space[3], margin: 0 });

globalStyle(`${lines} dt`, { color: vars.color.ink3, fontSize: vars.text.xs });
globalStyle(`${lines} dd`, { margin: 0 });

export const muted = style({ color: vars.color.ink3, fontSize: vars.text.sm });
