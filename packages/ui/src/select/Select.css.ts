import { style } from '@vanilla-extract/css';
import { endIcon } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const chevron = style([
  endIcon,
  { selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } } },
]);

export const valueWithRetry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
});

/** The retry action of a failed list. It is inside the one button, so that focus stays while the list loads again. */
export const retry = style({
  flexShrink: 0,
  color: color.primaryInk,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const list = style({
  maxBlockSize: '20rem',
  padding: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.md,
  lineHeight: vars.leading.ui,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.primaryTint2, color: color.onPrimaryTint },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    // Forced colours remove backgrounds.
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const optionLabel = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
