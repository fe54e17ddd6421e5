import { style } from '@vanilla-extract/css';

/** The dot before the text of a live session. */
export const dot = style({
  flex: 'none',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
