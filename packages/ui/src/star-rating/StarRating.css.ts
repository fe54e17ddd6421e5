import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, motion, space } = vars;

/** In px, as the touch target around it. */
const STAR_SIZE = 28;
const TARGET_SIZE = 48;

/** Stars, value and the way to clear it; the value goes below where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] });

export const stars = style({
  display: 'flex',
  // The first star, not its target, stands in line with the label.
  marginInlineStart: -(TARGET_SIZE - STAR_SIZE) / 2,
});

export const target = style({
  // Its input lies over it.
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** Over the whole star, unseen: where a touch or a test driver presses, it finds the radio itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Full or empty is told by its filling, which stays in forced colours. */
export const star = style({
  inlineSize: STAR_SIZE,
  blockSize: STAR_SIZE,
  color: color.lineField,
  transition: `transform ${motion.fast} ${motion.ease}`,
  // While it is pressed it is drawn over the input, which is what a press has to find.
  pointerEvents: 'none',
  selectors: {
    '&[data-filled]': { color: color.stars, fill: 'currentcolor' },
    ':active > &': { transform: 'scale(.92)' },
    // Drawn around the star: `:has()`, which could draw it around the target, is too young.
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
    // What fills the stars before it is a script.
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

/** Filled from where reading starts. */
export const picture = style({
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const emptyStars = style({ color: color.lineField });
export const filledStars = style({ color: color.stars, fill: 'currentcolor' });
