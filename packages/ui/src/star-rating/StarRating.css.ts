import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, motion, space } = vars;

/** In px, like the touch target around it. */
const STAR_SIZE = 28;
const TARGET_SIZE = 48;

/** Stars, value and the clear button; the value wraps below when it does not fit. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });

export const stars = style({
  display: 'flex',
  // The first star, not its target, is aligned with the label.
  marginInlineStart: -(TARGET_SIZE - STAR_SIZE) / 2,
});

export const target = style({
  // Its input covers it.
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** Over the whole star, invisible: a touch or a test driver then presses the radio itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Full or empty is shown by the fill, which forced colours preserve. */
export const star = style({
  inlineSize: STAR_SIZE,
  blockSize: STAR_SIZE,
  color: color.lineField,
  transition: `transform ${motion.fast} ${motion.ease}`,
  // While pressed it is transformed and painted above the input, which must stay the press target.
  pointerEvents: 'none',
  selectors: {
    '&[data-filled]': { color: color.stars, fill: 'currentcolor' },
    ':active > &': { transform: 'scale(.92)' },
    // Drawn around the star: `:has()`, which could draw it around the target, is too new.
    ':focus-visible + &': {
      borderRadius: vars.radius.sm,
      outline: `2.5px solid ${color.focus}`,
      outlineOffset: (TARGET_SIZE - STAR_SIZE) / 2 - 4,
    },
    '[data-invalid] &:not([data-filled])': { color: color.error },
    '[data-disabled] &': { color: color.inkDisabled },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    // A script fills the stars before the selected one.
    '(scripting: none)': { selectors: { ':checked + &': { color: color.stars, fill: 'currentcolor' } } },
    '(forced-colors: active)': { selectors: { ':focus-visible + &': { outlineColor: 'Highlight' } } },
  },
});

export const value = style({
  fontSize: vars.text.md,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.ui,
  color: color.ink2,
});

/** Filled from the start of the reading direction. */
export const ratingStars = style({
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const emptyStars = style({ color: color.lineField });
export const filledStars = style({ color: color.stars, fill: 'currentcolor' });
