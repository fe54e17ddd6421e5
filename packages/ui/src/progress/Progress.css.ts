import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[2], color: color.ink });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});

export const label = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const text = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
});

// Each engine has its own pseudo-element.
const fill = { borderRadius: vars.radius.pill, background: color.primary } as const;

/**
 * The edge has 3:1 to the page (WCAG 1.4.11). Without a value the bar is still: the ring beside it turns, which is the
 * one endless animation that the design language allows.
 */
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: space[3],
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceSunk,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      backgroundImage: `repeating-linear-gradient(135deg, ${color.primaryTint} 0 6px, transparent 6px 12px)`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
  },
});
