import { style } from '@vanilla-extract/css';

/** The mark of what is live, before its text. */
export const dot = style({
  flex: 'none',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});
