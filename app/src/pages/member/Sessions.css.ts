import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const pageTitle = style({ marginBlockEnd: vars.space[4] });
export const searchAboveCards = style({ maxInlineSize: '34rem', marginBlockEnd: vars.space[5] });
/** On a phone the tabs below it have space of their own. */
export const searchRow = style([
  searchAboveCards,
  { '@media': { 'not all and (min-width: 768px)': { marginBlockEnd: vars.space[2] } } },
]);
