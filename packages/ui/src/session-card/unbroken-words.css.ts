import { style } from '@vanilla-extract/css';

/** Not `nowrap`: a word that alone is wider than the line still breaks. */
export const wholeWord = style({ display: 'inline-block', maxInlineSize: '100%' });
