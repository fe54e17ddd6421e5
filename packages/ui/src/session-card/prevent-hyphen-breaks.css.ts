import { style } from '@vanilla-extract/css';

/** Not `nowrap`: a single word that is wider than the line still breaks. */
export const noBreak = style({ display: 'inline-block', maxInlineSize: '100%' });
