import { style, styleVariants } from '@vanilla-extract/css';
import { floatingPanel } from '../internal/styles/floating-panel.css.ts';
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

/** The distance from the sides of the window; `positionMenu` uses the same. */
const MAX_WIDTH = 'calc(100% - 24px)';

export const menu = style([
  floatingPanel,
  {
    // At 200 % text, 15rem are wider than a phone.
    minInlineSize: `min(15rem, ${MAX_WIDTH})`,
    maxInlineSize: MAX_WIDTH,
    padding: vars.space[2],
    outline: 'none',
  },
]);

/** At 200 % text, leaves enough width for the labels on a phone. */
const LABEL_PADDING = `min(${vars.space[3]}, 4vw)`;

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: LABEL_PADDING,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: LABEL_PADDING,
  borderRadius: vars.radius.sm,
  outlineOffset: '-2px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    // Forced colours remove backgrounds.
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

/** State is a data attribute, not a class: `[data-focused]` is set by hover, keyboard and touch alike. */
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
