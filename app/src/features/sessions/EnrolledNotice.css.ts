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
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  overflow: 'visible',
  color: vars.color.success,
  // On the narrowest phones the text needs the space.
  '@media': { '(max-width: 21.5rem)': { display: 'none' } },
});

const light = keyframes({
  from: { opacity: 0, transform: 'scale(.2)' },
  '60%': { opacity: 1, transform: 'scale(1.5)' },
});

/** The delay between one dot and the next. */
const APART_MS = 45;

/** Runs once, at the enrolment. Without motion the dots are lit from the start. */
export const lit = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transformBox: 'fill-box',
      transformOrigin: 'center',
      animation: `${light} 420ms ${vars.motion.ease} backwards`,
      animationDelay: `calc(var(--place) * ${APART_MS}ms)`,
    },
  },
});
