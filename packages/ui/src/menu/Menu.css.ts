import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

/** From the sides of the window; `menuPosition` keeps as far. */
const INSIDE = 'calc(100% - 24px)';

/**
 * It stands in the page beside its button, so it says itself what it would inherit there. `useTopLayer`
 * gives it its place.
 */
export const menu = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  inlineSize: 'max-content',
  // At 200 % text, 15rem are more than a phone has.
  minInlineSize: `min(15rem, ${INSIDE})`,
  maxInlineSize: INSIDE,
  margin: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.md,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

/** At 200 % text, leaves the words of a phone's menu their room. */
const BESIDE_WORDS = `min(${vars.space[3]}, 4vw)`;

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: BESIDE_WORDS,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: BESIDE_WORDS,
  borderRadius: vars.radius.sm,
  outlineOffset: '-2px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    // Of a background nothing is seen there.
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

/** State comes as data, not as a class: `[data-focused]` is set by hover, keyboard and touch alike. */
export const tones = styleVariants({
  normal: {
    color: vars.color.ink,
    selectors: { '&[data-focused]': { background: vars.color.primaryTint, color: vars.color.onPrimaryTint } },
  },
  danger: {
    color: vars.color.errorText,
    selectors: { '&[data-focused]': { background: vars.color.errorBg, color: vars.color.errorInk } },
  },
});
