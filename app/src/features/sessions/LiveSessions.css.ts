import { vars } from '@janani/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { LOW_PHONE } from './session-picture.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  // The same distance to what follows as between cards.
  marginBlockEnd: vars.space[5],
});

export const when = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

const breathe = keyframes({ '50%': { opacity: 0.35, transform: 'scale(.7)' } });

/** Four seconds, then it stops: a longer motion would need a way to stop it (WCAG 2.2.2). */
export const running = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1s ${vars.motion.ease} 4` },
  },
});

/** The host below the button: beside it there is no room on a tablet. */
export const join = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  lineHeight: 1.2,
  textAlign: 'center',
});
export const host = style({
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  overflowWrap: 'anywhere',
  // On a low phone the page needs the room of its line, which is still read out.
  '@media': { [LOW_PHONE]: { blockSize: 0, overflow: 'hidden' } },
});
