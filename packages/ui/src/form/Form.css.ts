import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Children are stacked, but buttons are side by side where they fit; a button has its own width. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[5]} ${vars.space[3]}`,
});

globalStyle(`${form} > :not(a, button, span)`, { flexBasis: '100%', minInlineSize: 0 });
