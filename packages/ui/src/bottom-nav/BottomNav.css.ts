import { globalStyle, style } from '@vanilla-extract/css';
import { BOTTOM_BAR_HEIGHT_VAR } from '../internal/styles/bottom-bar.ts';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const heightWithSafeArea = `calc(${vars.size.bottomNav} + env(safe-area-inset-bottom, 0px))`;
const desktop = `(min-width: ${breakpoints.desktop}px)`;

/** Adds padding to the end of the page, so that the fixed bar covers no content. */
export const space = style({
  minBlockSize: heightWithSafeArea,
  '@media': { [desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.nav,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&[data-keyboard-open]': { display: 'none' } },
});

// Scrolls focused elements clear of the bar (WCAG 2.4.11), and floating elements above it.
globalStyle(`html:has(${nav})`, {
  '@media': {
    [`not all and ${desktop}`]: {
      scrollPaddingBlockEnd: heightWithSafeArea,
      vars: { [BOTTOM_BAR_HEIGHT_VAR]: heightWithSafeArea },
    },
  },
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minBlockSize: vars.size.bottomNav,
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingInline: vars.space[1],
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.1875rem',
  blockSize: '100%',
  paddingBlock: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.text.xxs,
  lineHeight: vars.leading.ui,
  textAlign: 'center',
  textDecoration: 'none',
  // A broken word is harder to read than a smaller one: with large text the label grows only as far as it fits.
  '@media': { [`not all and ${desktop}`]: { fontSize: `min(${vars.text.xxs}, 4.6vw)` } },
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.md,
  selectors: {
    '&[aria-current]': { color: vars.color.primaryInk, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const pill = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.875rem, 20vw)',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  selectors: { ':is([aria-current], :active) > &': { background: vars.color.primaryTint2 } },
});

globalStyle(`${pill} > svg:not([width])`, {
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-.125rem',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '.25rem',
  borderRadius: vars.radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  forcedColorAdjust: 'none',
  fontSize: '.6875rem',
  fontWeight: 700,
  lineHeight: 1,
});
