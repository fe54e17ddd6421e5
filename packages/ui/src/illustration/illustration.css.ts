import { globalStyle, style } from '@vanilla-extract/css';

/** A drawing keeps its colours where the system replaces all others: they are the picture. */
export const drawing = style({ display: 'block', maxInlineSize: '100%', forcedColorAdjust: 'none' });

export const hero = style([drawing, { blockSize: 'auto' }]);

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
});

export const inLight = style({});
export const inDark = style({ display: 'none' });

// The same two conditions as the theme. A lazy picture that has no box is not fetched, so each
// reader loads one of the two.
globalStyle(`[data-theme="dark"] ${inLight}`, { display: 'none' });
globalStyle(`[data-theme="dark"] ${inDark}`, { display: 'block' });
globalStyle(`:root:not([data-theme]) ${inLight}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'none' } },
});
globalStyle(`:root:not([data-theme]) ${inDark}`, {
  '@media': { '(prefers-color-scheme: dark)': { display: 'block' } },
});
