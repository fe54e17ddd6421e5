import { breakpoints, vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = `screen and (min-width: ${breakpoints.twoColumns}px)`;

export const hero = style({
  display: 'grid',
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
      paddingBlockStart: vars.space[10],
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
globalStyle(`${heroText} > a`, { '@media': { '(max-width: 479px)': { justifySelf: 'stretch' } } });

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.primaryInk,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  // The bindi: a 7 px dot before every eyebrow.
  '::before': { content: '', inlineSize: 7, blockSize: 7, borderRadius: '50%', background: 'currentcolor' },
});

export const headline = style({
  margin: 0,
  maxInlineSize: '11em',
  overflowWrap: 'break-word',
  fontSize: `min(${vars.text.xl4}, 13vw)`,
  lineHeight: vars.leading.display,
  fontWeight: vars.weight.display,
});

export const lede = style({
  margin: 0,
  maxInlineSize: '28em',
  color: vars.color.ink2,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.ink2,
  fontSize: vars.text.sm,
});
globalStyle(`${promise} svg`, { color: vars.color.success });

// The arch stands on the stats band as on a plinth.
export const art = style({
  display: 'block',
  inlineSize: 'min(100%, 27rem)',
  blockSize: 'auto',
  justifySelf: 'center',
});

export const statBand = style({
  background: vars.color.surfaceSunk,
  borderBlock: `1px solid ${vars.color.lineSoft}`,
});
export const statList = style({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[6],
});
