import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A link in or after a sentence: weight and an underline, so that colour is not the only sign (WCAG 1.4.1). */
export const link = style({
  color: vars.color.primaryInk,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  borderRadius: 4,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

/** Stays on the line of the text it belongs to. */
export const externalIcon = style({
  display: 'inline-block',
  // In a button as far from the label as the icon before it.
  marginInlineStart: '.45em',
  verticalAlign: '-.16em',
  selectors: { [`${link} > &`]: { marginInlineStart: '.3em' } },
});

/** A standalone link has the height of a touch target. */
export const standalone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
});
