import { createContainer, createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, space } = vars;

/** From here on a sheet stands in the middle of the screen: a thumb reaches no end of it any more. */
const WIDE = '(min-width: 600px)';
/** Lower than this (a phone on its side, text at 200 %) header and actions scroll with the rest. */
const TALL = '(min-height: 30em)';
/** Room at the sides, which large text must not take from itself (WCAG 1.4.4). */
const EDGE = 'min(1.25rem, 6vw)';

/** What a panel at the end of the screen leaves free under its content: the bar that phones draw there. */
export const barSpace = createVar();

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(1rem)' } });

/** What the keyboard leaves of the screen over a tray. */
const overKeyboard = createContainer();
/** Too low for a title over the search and its rows: a part of that is in px, a part grows with the text. */
export const LOW_TRAY = `${overKeyboard} (max-height: calc(100px + 14em))`;
/** So low that two rows have no room around them either. */
export const LOWEST_TRAY = `${overKeyboard} (max-height: 10em)`;

/** As high as what the keyboard leaves of the screen. A strip at the top always shows what is behind. */
const scrim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  zIndex: vars.layer.modal,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBlockStart: space[6],
  animation: `${appear} ${motion.base} ${motion.ease}`,
  '::before': { content: '', position: 'absolute', inset: 0, background: color.scrim, opacity: 0.55 },
});

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: '100%',
  background: color.surfaceRaised,
  color: color.ink,
  overflow: 'hidden',
  animation: `${rise} ${motion.base} ${motion.ease}`,
  '@media': {
    // Shadow and scrim are not drawn there, so an edge says where it ends.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const atTheThumb = style({
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  vars: { [barSpace]: 'env(safe-area-inset-bottom, 0px)' },
});

const centred = {
  maxInlineSize: '32rem',
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.raised,
  vars: { [barSpace]: '0px' },
} as const;

/** Where the panel stands: at the thumb's end, there on phones and else in the middle, or in the middle. */
export const scrims = {
  tray: style([
    scrim,
    {
      paddingBlockStart: 0,
      '@supports': {
        '(container-type: size)': { containerType: 'size', containerName: overKeyboard },
      },
    },
  ]),
  sheet: style([
    scrim,
    { '@media': { [WIDE]: { alignItems: 'center', paddingInline: space[6], paddingBlockEnd: space[6] } } },
  ]),
  dialog: style([scrim, { alignItems: 'center', padding: 'min(1rem, 5vw)' }]),
};

export const panels = {
  tray: style([panel, atTheThumb, { maxBlockSize: `calc(100% - ${space[6]})` }]),
  sheet: style([panel, atTheThumb, { '@media': { [WIDE]: centred } }]),
  dialog: style([panel, centred]),
};

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: 6,
  paddingInlineStart: EDGE,
  paddingInlineEnd: 6,
});

/** In the middle of the close button while it has one line. */
export const title = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `calc((${vars.size.touch} - ${vars.text.lg} * 1.2) / 2)`,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
});

const HEADER_SPACE = '4.5rem';

/** Scrolls as one, so that arrow keys move it wherever in it focus is. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: HEADER_SPACE,
  outline: 'none',
});

const stuck = (edge: 'insetBlockStart' | 'insetBlockEnd') => ({
  '@media': {
    [TALL]: { position: 'sticky', [edge]: 0, zIndex: 1, background: color.surfaceRaised } as const,
  },
});

export const stickyHeader = style(stuck('insetBlockStart'));

const atEnd = `calc(${space[5]} + ${barSpace})`;

export const body = style({
  paddingInline: EDGE,
  paddingBlockEnd: space[5],
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingBlockEnd: atEnd } },
});

/** The main action last: at the thumb's end of a phone, at the reading end of a wide screen. */
export const actions = style([
  stuck('insetBlockEnd'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    marginBlockStart: 'auto',
    paddingInline: EDGE,
    paddingBlockStart: space[2],
    paddingBlockEnd: atEnd,
    '@media': {
      [WIDE]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
    },
  },
]);
