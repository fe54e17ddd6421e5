import { breakpoints, ramps, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${breakpoints.twoColumns}px)`;

export const hero = style({
  display: 'grid',
  // The dots behind the arch reach past the page.
  overflow: 'hidden',
  gap: vars.space[6],
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[5],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      alignItems: 'end',
      paddingInline: vars.space[8],
      paddingBlockStart: vars.space[12],
    },
  },
});

export const heroText = style({
  display: 'grid',
  justifyItems: 'start',
  alignSelf: 'center',
  gap: vars.space[4],
  '@media': { [wide]: { paddingBlockEnd: vars.space[10] } },
});

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.primaryInk,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  // The bindi: a 7 px dot before every eyebrow.
  '::before': { content: '', inlineSize: 7, blockSize: 7, borderRadius: '50%', background: 'currentcolor' },
});

export const headline = style({
  maxInlineSize: '11em',
  overflowWrap: 'anywhere',
  fontSize: `min(${vars.text.xl4}, 13vw)`,
  lineHeight: vars.leading.display,
});

export const intro = style({
  maxInlineSize: '28em',
  color: vars.color.ink2,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
});

/** Side by side; on phones stacked, as wide as the page. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  '@media': { '(max-width: 479px)': { display: 'grid', justifySelf: 'stretch', gap: vars.space[2] } },
});

export const promises = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
});
export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
globalStyle(`${promise} svg`, { color: vars.color.success });

const pulliFade = 'radial-gradient(ellipse closest-side, #000 70%, transparent)';

/** The arch is placed on the stats band like on a plinth, with a grid of dots (pulli) behind it. */
export const arch = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(100%, 27rem)',
  // Reserves the space until the illustration has loaded.
  aspectRatio: '440 / 552',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInline: '-3.5rem',
    background: `radial-gradient(circle, ${ramps.haldi[500]} 1.5px, transparent 2px) center / 28px 28px`,
    opacity: 0.5,
    WebkitMaskImage: pulliFade,
    maskImage: pulliFade,
    forcedColorAdjust: 'none',
  },
});

export const art = style({
  position: 'relative',
  inlineSize: '100%',
});

export const statBand = style({
  position: 'relative',
  background: vars.color.surfaceSunk,
  borderBlock: `1px solid ${vars.color.lineSoft}`,
});
// The dark theme uses a lighter surface instead, as it does everywhere.
const lighterSurface = { background: vars.color.surface };
globalStyle(`[data-theme="dark"] ${statBand}`, lighterSurface);
globalStyle(`:root:not([data-theme]) ${statBand}`, {
  '@media': { '(prefers-color-scheme: dark)': lighterSurface },
});

export const statList = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[5],
  paddingBlock: vars.space[6],
  '@media': { [wide]: { paddingBlock: vars.space[8] } },
});
