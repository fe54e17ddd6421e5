import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';
import { LAST_WEEK } from './week-range.ts';

/** The least size of a target (WCAG 2.5.8). */
const HEIGHT = 24;
const THUMB = 20;
const MARK = 14;
const forcedColors = '(forced-colors: active)';

export const slider = style({ position: 'relative', blockSize: HEIGHT, marginBlockStart: vars.space[1] });

/** The first and the last dot are where the middle of the thumb is at either end. */
export const track = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(${THUMB / 2}px - (100% - ${THUMB}px) / ${2 * (LAST_WEEK - 1)})`,
});

const dot = 'radial-gradient(circle closest-side, #000 60%, transparent 80%)';
const dotSize = `${100 / LAST_WEEK}% 100%`;

export const dots = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.lineField,
  WebkitMaskImage: dot,
  WebkitMaskSize: dotSize,
  maskImage: dot,
  maskSize: dotSize,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { background: 'CanvasText' } },
});

export const lit = style({
  blockSize: '100%',
  background: vars.color.selected,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});

export const present = style({
  position: 'absolute',
  insetBlockStart: (HEIGHT - MARK) / 2,
  marginInlineStart: -MARK / 2,
  inlineSize: MARK,
  blockSize: MARK,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: '50%',
});

const thumb = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `6px solid ${vars.color.selected}`,
  borderRadius: '50%',
  background: vars.color.surfaceRaised,
} as const;
const forcedThumb = { borderColor: 'Highlight', background: 'Canvas' };

export const range = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  borderRadius: HEIGHT / 2,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  // Away from the line above.
  outlineOffset: 0,
  selectors: {
    '&::-webkit-slider-runnable-track': { blockSize: THUMB },
    '&::-webkit-slider-thumb': { ...thumb, WebkitAppearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&::-webkit-slider-thumb': forcedThumb, '&::-moz-range-thumb': forcedThumb },
    },
  },
});
