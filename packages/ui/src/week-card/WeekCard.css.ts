import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { ramps } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { WEEKS_OF_PREGNANCY } from './weeks.ts';

const twoColumns = `(min-width: ${breakpoints.twoColumns}px)`;
const desktop = `(min-width: ${breakpoints.desktop}px)`;

export const card = style({
  display: 'flex',
  // At 200 % text on a phone the arch wraps below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  // Narrower at 320 px, where the name of a trimester would break.
  padding: `${vars.space[3]} clamp(1rem, 9vw - .8rem, 1.375rem)`,
  rowGap: vars.space[2],
  minBlockSize: '12.25rem',
  borderRadius: vars.radius.xl,
  background: vars.color.band,
  color: vars.color.onBand,
  // Forced colours remove the fill: the border still marks the card's edge.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '@media': {
    [twoColumns]: { padding: '2rem 2.25rem', minBlockSize: '16rem' },
    [desktop]: { minBlockSize: '19rem' },
  },
});

export const text = style({ flex: '1 1 0', minInlineSize: 'min-content' });

/** With an action, on phones: number and arch in one row, lines and action in another, so that the card stays low. */
export const textWithAction = style({ '@media': { [`not all and ${twoColumns}`]: { display: 'contents' } } });

export const count = style({ flex: '1 1 0', minInlineSize: 'min-content' });

export const footer = style({
  selectors: {
    [`${textWithAction} > &`]: {
      '@media': {
        [`not all and ${twoColumns}`]: {
          order: 1,
          flex: '1 1 100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: vars.space[3],
        },
      },
    },
  },
});

export const label = style({
  display: 'block',
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});

export const number = style({
  display: 'block',
  fontSize: 'clamp(4.25rem, 3rem + 5vw, 6.5rem)',
  fontWeight: 700,
  lineHeight: 1.05,
  letterSpacing: '-.015em',
  marginBlock: vars.space[1],
  '@media': { [twoColumns]: { marginBlock: vars.space[2] } },
});

export const line = style({ color: vars.color.onBand2, fontSize: vars.text.sm, lineHeight: 1.55 });

export const action = style({ '@media': { [twoColumns]: { marginBlockStart: vars.space[4] } } });

export const arch = style({
  flex: '0 1 auto',
  inlineSize: 'clamp(6.5rem, 46%, 12.625rem)',
  blockSize: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});

const fadeIn = keyframes({ from: { opacity: 0 } });

/** The delay between two dots that light up, in ms (design language, "Motion"). */
const DOT_INTERVAL = 12;

const units = createVar();
const tens = createVar();
const getIndexes = (count: number) => Array.from({ length: count - 1 }, (_, index) => index + 1);

// Delays by position rather than in `style` attributes, which a strict content security policy blocks. The position's
// two digits each have their own rules: a rule for each dot would be three times as many.
const delays = Object.fromEntries([
  ...getIndexes(10).map((unit) => [`&:nth-child(10n + ${unit + 1})`, { vars: { [units]: `${unit}` } }]),
  ...getIndexes(WEEKS_OF_PREGNANCY / 10).map((ten) => [
    `&:nth-child(n + ${ten * 10 + 1})`,
    { vars: { [tens]: `${ten * 10}` } },
  ]),
]);

export const animatedDot = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${fadeIn} ${vars.motion.base} ${vars.motion.ease} calc((${fallbackVar(units, '0')} + ${fallbackVar(tens, '0')}) * ${DOT_INTERVAL}ms) backwards`,
      selectors: delays,
    },
  },
});

export const litDot = style({ fill: ramps.haldi[400] });
export const dimDot = style({ fill: vars.color.bandLine });
export const currentDot = style({ fill: ramps.malai[0] });
export const ring = style({ fill: 'none', stroke: ramps.malai[0], strokeWidth: 2.2 });
export const halo = style({
  fill: 'none',
  stroke: ramps.haldi[300],
  strokeWidth: 3.6,
  strokeLinecap: 'round',
});
export const moonDark = style({ fill: vars.color.bandShade });
export const moonLit = style({ fill: ramps.malai[0] });
/** Hides the neighbours under the ring. */
export const gap = style({ fill: vars.color.band });
