import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 1,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.button,
  background: vars.color.surfaceRaised,
  color: vars.color.primaryInk,
  fontWeight: vars.weight.strong,
  boxShadow: vars.shadow.raised,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
