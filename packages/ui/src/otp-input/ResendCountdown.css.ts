import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** As high as the button that replaces it, so that nothing below it moves. */
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  paddingInline: 14,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceTint,
  color: vars.color.ink2,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.ui,
});

export const button = style({
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  borderRadius: 4,
  color: vars.color.primaryInk,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
  selectors: {
    '&:hover': { textDecorationThickness: 2 },
    '&[aria-disabled="true"]': { color: vars.color.ink3, textDecorationLine: 'none', cursor: 'progress' },
  },
});
