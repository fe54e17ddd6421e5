import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

export const card = style({
  '@supports': { '(container-type: inline-size)': { containerType: 'inline-size' } },
  display: 'grid',
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
});

/** As wide as a row of a list: the label is beside the arch, and a chevron ends the row. */
const ROW = '(min-width: 16rem)';

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  // A label of two words, such as "Free Access", fits on one line where three cards are side by side.
  paddingInline: vars.space[1],
  // On a phone a label of two lines would move its icon out of line.
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { justifyContent: 'center' } },
  '@container': {
    [ROW]: {
      flexDirection: 'row',
      gap: vars.space[4],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      fontSize: vars.text.md,
    },
  },
});

export const chevron = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@container': { [ROW]: { display: 'block' } },
});
