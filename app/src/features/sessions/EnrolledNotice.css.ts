import { breakpoints, vars } from '@janani/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [`screen and (min-width: ${breakpoints.desktop}px)`]: { justifyContent: 'center' } },
  gap: vars.space[2],
  margin: 0,
  color: vars.color.successInk,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  textWrap: 'balance',
  outline: 'none',
});

/** A line of its own: no separator that a narrow screen would leave at a line's end. */
export const whenLine = style({ display: 'block', fontWeight: vars.weight.body });

export const ring = style({
  flex: 'none',
  inlineSize: '2.625rem',
  blockSize: '2.625rem',
  overflow: 'visible',
  color: vars.color.success,
});

/** How long the moons take to close round the tick: all of them, and each. */
const CLOSING_MS = 320;
const MOON_MS = 160;

const close = keyframes({ from: { opacity: 0, transform: 'translateY(-.75rem) scale(.2)' } });

/** Runs once, at the enrolment. Without motion the ring is closed from the start. */
export const closing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${close} ${MOON_MS}ms ${vars.motion.ease} backwards`,
      animationDelay: `calc(var(--month) * ${(CLOSING_MS - MOON_MS) / 8}ms)`,
    },
  },
});
