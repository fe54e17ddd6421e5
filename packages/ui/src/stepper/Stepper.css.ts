import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const WIDE = `(min-width: ${breakpoints.twoColumns}px)`;
const MARK_SIZE = '2rem';

export const root = style({ color: color.ink, fontSize: vars.text.sm, lineHeight: vars.leading.ui });

export const narrow = style({
  display: 'grid',
  gap: space[2],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { display: 'none' } },
});

export const segments = style({ display: 'flex', gap: space[1] });

export const segment = style({
  flex: 1,
  // A border remains in forced colours, where a background does not.
  borderBlockStart: `4px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  selectors: { '&:not([data-state="upcoming"])': { borderColor: color.primary } },
});

export const list = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [WIDE]: { display: 'flex' } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  paddingInline: space[1],
  textAlign: 'center',
  color: color.ink2,
  selectors: {
    '&[data-state="current"]': { color: color.ink, fontWeight: vars.weight.strong },
    // The line from the mark before.
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${MARK_SIZE} / 2 - 1px)`,
      insetInlineEnd: `calc(50% + ${MARK_SIZE} / 2 + ${space[1]})`,
      inlineSize: `calc(100% - ${MARK_SIZE} - 2 * ${space[1]})`,
      borderBlockStart: `2px solid ${color.line}`,
    },
    '&:not(:first-child, [data-state="upcoming"])::before': { borderColor: color.primary },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: MARK_SIZE,
  blockSize: MARK_SIZE,
  border: `2px solid ${color.lineField}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="current"] > &': { borderColor: color.primary, color: color.primaryInk },
    '[data-state="completed"] > &': {
      borderColor: color.primary,
      background: color.primary,
      color: color.onPrimary,
      // Without a backplate, whose colour the mark would share.
      forcedColorAdjust: 'none',
    },
  },
});

export const title = style({ overflowWrap: 'anywhere' });

/** The whole step is the target, its mark included. */
export const link = style({
  color: color.primaryInk,
  textDecorationLine: 'underline',
  textUnderlineOffset: '.2em',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
