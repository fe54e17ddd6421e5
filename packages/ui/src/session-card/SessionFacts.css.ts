import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ fontSize: vars.text.sm, lineHeight: vars.leading.ui });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: '.8125rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.ink2,
});

export const icons = styleVariants({
  normal: { color: vars.color.primaryInk },
  success: { color: vars.color.success },
});

export const value = style({ fontWeight: vars.weight.ui, textAlign: 'end', marginInlineStart: 'auto' });
