import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A page of the foundations: sections below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  color: vars.color.ink,
});

export const title = style({ fontSize: vars.text.xl, marginBlockEnd: vars.space[3] });

export const note = style({ color: vars.color.ink3, fontSize: vars.text.sm });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});

export const swatch = style({
  padding: vars.space[2],
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
});

export const roles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const role = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlockEnd: vars.space[3],
});

export const chip = style({
  blockSize: '3rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  forcedColorAdjust: 'none',
});

export const rows = style({ display: 'grid', gap: vars.space[4] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
});

export const bar = style({ blockSize: '1.25rem', background: vars.color.primary });

export const shape = style({
  inlineSize: '8rem',
  blockSize: '4rem',
  border: `1px solid ${vars.color.lineField}`,
  background: vars.color.surface,
});

/** One specimen, with its numbers below it. */
export const specimen = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const measurements = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[4],
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
});

/**
 * A surface of one theme, whatever the toolbar selects, so that specimens can be compared with those of the other
 * theme.
 */
export const background = style({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  padding: vars.space[8],
  borderRadius: vars.radius.xl,
  background: vars.color.bg,
  color: vars.color.ink,
});

export const lifted = style({ padding: vars.space[5], borderRadius: vars.radius.xl });

/** As long as the distance that its content moves. */
export const motionTrack = style({
  display: 'grid',
  padding: 4,
  overflow: 'hidden',
  background: vars.color.surfaceTint,
  borderRadius: vars.radius.pill,
});

export const motionPath = style({ inlineSize: '100%' });

export const movingBox = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  background: vars.color.primary,
});

export const link = style({ color: vars.color.primaryInk, fontWeight: vars.weight.strong });

/** A table that is wider than a phone scrolls by itself. */
export const scroll = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', textAlign: 'start' });

export const caption = style({
  textAlign: 'start',
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.weight.strong,
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});
