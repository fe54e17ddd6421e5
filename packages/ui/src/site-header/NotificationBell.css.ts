import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // With large text the bell grows: its count stays at its corner, and does not cover it.
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  inlineSize: '3rem',
  blockSize: '3rem',
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '.375rem',
  insetInlineEnd: '.25rem',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '.25rem',
  // A circle for one digit, with a gap from the bell below it.
  borderRadius: vars.radius.pill,
  outline: `2px solid ${vars.color.bg}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  forcedColorAdjust: 'none',
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
