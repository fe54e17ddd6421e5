import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const WIDE = `(min-width: ${breakpoints.twoColumns}px)`;

/** Previous and next keep their sides, also where one of them is missing. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.ink,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
});

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: vars.radius.button,
  background: 'none',
  color: color.primaryInk,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecorationLine: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      background: color.primary,
      color: color.onPrimary,
      // Without a backplate, whose colour the number would share.
      forcedColorAdjust: 'none',
    },
    '&[aria-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    // On touch screens the hover style would persist after a tap.
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled])': {
          background: color.primaryTint,
          color: color.onPrimaryTint,
        },
      },
    },
  },
});

export const next = style([
  page,
  { marginInlineStart: 'auto', '@media': { [WIDE]: { marginInlineStart: 0 } } },
]);

export const list = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [WIDE]: { display: 'flex', marginInline: 'auto' } },
});

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  color: color.ink3,
});

export const position = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [WIDE]: { display: 'none' } },
});
