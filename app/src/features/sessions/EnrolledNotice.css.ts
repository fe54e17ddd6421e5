import { breakpoints, vars } from '@janani/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.successInk,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  textWrap: 'balance',
  outline: 'none',
});

export const whenBeside = style({
  display: 'inline-block',
  marginInlineStart: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.body,
});
/** A line of its own: no separator that a narrow screen would leave at a line's end. */
export const whenLine = style([whenBeside, { display: 'block', marginInlineStart: 0 }]);

export const ring = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  // In the bar of a phone there is no room for more (e2e/action-bar.spec.ts).
  '@media': {
    '(max-height: 43rem)': { inlineSize: '2.25rem', blockSize: '2.25rem' },
    [`(min-width: ${breakpoints.desktop}px)`]: { inlineSize: '4.5rem', blockSize: '4.5rem' },
  },
  overflow: 'visible',
  color: vars.color.success,
});

const close = keyframes({ from: { opacity: 0, transform: 'translateY(-.75rem) scale(.2)' } });

/** Runs once, at the enrolment: each of the nine takes half of the time. Without motion the ring is closed. */
export const closing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${close} calc(${vars.motion.slow} / 2) ${vars.motion.ease} backwards`,
      animationDelay: `calc(${vars.motion.slow} / 16 * var(--month))`,
    },
  },
});
