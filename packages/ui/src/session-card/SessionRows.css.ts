import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { link } from './SessionCard.css.ts';

export const rows = style({});

globalStyle(`${rows} > li + li`, { borderBlockStart: `1px solid ${vars.color.lineSoft}` });
// Only the list has a box.
globalStyle(`${rows} > li > *`, { border: 0, boxShadow: 'none' });
// A shadow would fall on the next row.
globalStyle(`${rows} > li > :hover`, {
  '@media': { '(hover: hover)': { background: vars.color.surfaceTint, boxShadow: 'none' } },
});
globalStyle(`${rows} ${link}:focus-visible::after`, { outlineOffset: '-3px' });
