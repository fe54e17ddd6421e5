import { style } from '@vanilla-extract/css';
import { mark, MARK_GAP } from '../internal/choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, motion } = vars;

const TRACK_WIDTH = 48;
const TRACK_HEIGHT = 28;
const THUMB = 20;
// The rest of the track beside the thumb: its borders and one gap at each end.
const BORDER_WIDTH = 1;
const INSET = (TRACK_HEIGHT - THUMB) / 2 - BORDER_WIDTH;
const TRAVEL = TRACK_WIDTH - THUMB - 2 * (INSET + BORDER_WIDTH);

export const root = style({ display: 'grid', justifyItems: 'start' });

export const track = style([
  mark,
  {
    justifyItems: 'start',
    inlineSize: TRACK_WIDTH,
    blockSize: TRACK_HEIGHT,
    paddingInline: INSET,
    borderRadius: vars.radius.pill,
    background: color.surfaceSunk,
    selectors: {
      '[data-selected]:not([data-readonly], [data-disabled]) > * > &': { background: color.selected },
      '[data-selected]:not([data-readonly], [data-disabled], [data-invalid]) > * > &': {
        borderColor: color.selected,
      },
      // The border grows inwards: the thumb does not move.
      '[data-invalid] > * > &': { paddingInline: INSET - BORDER_WIDTH },
    },
  },
]);

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: THUMB,
  blockSize: THUMB,
  borderRadius: '50%',
  background: color.lineField,
  color: color.selected,
  transition: `transform ${motion.base} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '[data-selected] &': { background: color.onSelected, transform: `translateX(${TRAVEL}px)` },
    '[dir="rtl"] [data-selected] &': { transform: `translateX(${-TRAVEL}px)` },
    '[data-readonly] &': { background: color.ink3, color: color.surfaceSunk },
    '[data-disabled] &': { background: color.inkDisabled, color: color.disabled },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

export const tick = style({ inlineSize: 14, blockSize: 14, strokeWidth: 3 });

/** Under the label, which is after the track. */
export const note = style({ marginBlockStart: -8, paddingInlineStart: TRACK_WIDTH + MARK_GAP });
