import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The hint is under the button and as wide as it. */
export const root = style({
  display: 'inline-grid',
  gap: vars.space[1],
  justifyItems: 'stretch',
  textAlign: 'center',
});

/** Within a sentence it is styled as a link, with a touch target of sufficient height around its line (WCAG 2.5.8). */
export const link = style({
  paddingBlock: vars.space[3],
  color: vars.color.primaryInk,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const hint = style({
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
});
