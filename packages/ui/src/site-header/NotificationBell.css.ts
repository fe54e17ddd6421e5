import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
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
  // A circle for one digit, and a gap from the bell under it.
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
