import { createContainer, createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ENTERING_OPACITY } from '../styles/entering.ts';

const { color, motion, space } = vars;

/** From this width on a sheet is in the middle of the screen, since the bottom is no longer easier to reach. */
const WIDE = '(min-width: 600px)';
/** In a window lower than this (a phone in landscape, text at 200 %) header and actions scroll with the content. */
const TALL = '(min-height: 30em)';
/** Padding at the sides, which does not grow with large text (WCAG 1.4.4). */
const PADDING_INLINE = 'min(1.25rem, 6vw)';

/** The space below the content of a panel at the bottom: that of the home indicator. */
export const homeIndicatorSpace = createVar();

const appear = keyframes({ from: { opacity: ENTERING_OPACITY } });
const rise = keyframes({ from: { transform: 'translateY(1rem)' } });

/** The height that the on-screen keyboard leaves above a tray. */
const aboveKeyboard = createContainer();
/**
 * Too low for a title above the search field and its rows, whose heights are partly in px and partly grow with the
 * text.
 */
export const LOW_TRAY = `${aboveKeyboard} (max-height: calc(100px + 14em))`;
/** Too low for two rows with padding. */
export const LOWEST_TRAY = `${aboveKeyboard} (max-height: 10em)`;

/** As high as the space above the on-screen keyboard. A strip of the page stays visible at the top. */
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

// The scrim does not cover the space of the page's scrollbar, which has the colour of the root. A phone's takes none,
// where the selector would cost 5 ms of an opening.
globalStyle(`:root:has(${scrim})`, {
  '@media': {
    '(hover: hover)': {
      '@supports': {
        '(color: color-mix(in srgb, red, red))': {
          background: `color-mix(in srgb, ${color.scrim} 55%, ${color.bg})`,
        },
      },
    },
  },
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
    // Forced colours remove shadow and scrim, so a border marks the edge.
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const atBottom = style({
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  vars: { [homeIndicatorSpace]: 'env(safe-area-inset-bottom, 0px)' },
});

const centred = {
  maxInlineSize: '32rem',
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.raised,
  vars: { [homeIndicatorSpace]: '0px' },
} as const;

/** The position of the panel: at the bottom, there on phones and else in the middle, or in the middle. */
export const scrims = {
  tray: style([
    scrim,
    {
      paddingBlockStart: 0,
      '@supports': {
        '(container-type: size)': { containerType: 'size', containerName: aboveKeyboard },
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
  tray: style([panel, atBottom, { maxBlockSize: `calc(100% - ${space[6]})` }]),
  sheet: style([panel, atBottom, { '@media': { [WIDE]: centred } }]),
  dialog: style([panel, centred]),
};

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: 6,
  paddingInlineStart: PADDING_INLINE,
  paddingInlineEnd: 6,
});

/** Centred on the close button while it has one line. */
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

/** One scroll container, so that arrow keys scroll it wherever in it focus is. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: HEADER_SPACE,
  outline: 'none',
});

const stickTo = (edge: 'insetBlockStart' | 'insetBlockEnd') => ({
  '@media': {
    [TALL]: { position: 'sticky', [edge]: 0, zIndex: 1, background: color.surfaceRaised } as const,
  },
});

export const stickyHeader = style(stickTo('insetBlockStart'));

const bottomPadding = `calc(${space[5]} + ${homeIndicatorSpace})`;

export const body = style({
  paddingInline: PADDING_INLINE,
  paddingBlockEnd: space[5],
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingBlockEnd: bottomPadding } },
});

/** The main action last: at the bottom on a phone, at the end of the line on a wide screen. */
export const actions = style([
  stickTo('insetBlockEnd'),
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    marginBlockStart: 'auto',
    paddingInline: PADDING_INLINE,
    paddingBlockStart: space[2],
    paddingBlockEnd: bottomPadding,
    '@media': {
      [WIDE]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' },
    },
  },
]);
