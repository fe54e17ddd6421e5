import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[3],
  // A label of two words, such as "Free Access", fits on one line where three cards are side by side.
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.rest,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { boxShadow: vars.shadow.hover },
    '&:active': { background: vars.color.surfaceTint },
  },
  // On a phone a label of two lines would move its icon out of line.
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { justifyContent: 'center' } },
});
