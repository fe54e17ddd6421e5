import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One below the other, but buttons side by side where there is room; a button is as wide as it is by itself. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[5]} ${vars.space[3]}`,
});

globalStyle(`${form} > :not(a, button, span)`, { flexBasis: '100%', minInlineSize: 0 });
