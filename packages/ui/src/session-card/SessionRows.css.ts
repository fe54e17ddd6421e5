import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { link } from './SessionCard.css.ts';

export const rows = style({
  // A touched row has the corners of the card; the focus ring is inside its row.
  borderRadius: `calc(${vars.radius.xl} - 1px)`,
  overflow: 'hidden',
});

globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${vars.color.lineSoft}` });
// A whole card in the list has no box of its own.
globalStyle(`${rows} > li > *`, { border: 0, borderRadius: 0, background: 'none', boxShadow: 'none' });
// A shadow would be cut off by the card.
globalStyle(`${rows} > li > :hover`, {
  '@media': { '(hover: hover)': { background: vars.color.surfaceTint, boxShadow: 'none' } },
});
globalStyle(`${rows} ${link}:focus-visible::after`, { outlineOffset: '-3px' });
