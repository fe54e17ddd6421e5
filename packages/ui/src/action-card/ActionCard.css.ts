import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

const desktop = `(min-width: ${breakpoints.desktop}px)`;

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
  '@media': {
    [desktop]: {
      flexDirection: 'row',
      gap: vars.space[4],
      paddingInline: vars.space[3],
      fontSize: vars.text.md,
      textAlign: 'start',
    },
  },
});

export const label = style({ flexGrow: 1 });

export const chevron = style({
  display: 'none',
  color: vars.color.ink3,
  '@media': { [desktop]: { display: 'block' } },
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
