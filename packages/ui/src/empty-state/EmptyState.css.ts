import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[8]} ${vars.space[5]}`,
  // On a low screen the action stays in view.
  '@media': { '(max-height: 43rem)': { paddingBlock: vars.space[4] } },
  textAlign: 'center',
});

export const title = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
});

export const line = style({
  marginBlockStart: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  textWrap: 'balance',
});
