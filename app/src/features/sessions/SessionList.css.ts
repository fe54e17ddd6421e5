import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const center = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[8],
  textAlign: 'center',
});

/** For screen readers: a count that nobody needs to see beside the cards. */
export const count = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const grid = style({});
/** Room for the shadow and the focus ring, which would be cut off at the item's edge. */
const ring = '6px';
// A thousand cards are laid out and painted only near the view.
globalStyle(`${grid} li`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 23rem',
  margin: `-${ring}`,
  padding: ring,
});
