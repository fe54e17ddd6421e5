import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

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
  '@container': {
    [ROW]: {
      flexDirection: 'row',
      gap: vars.space[4],
      padding: `${vars.space[2]} ${vars.space[4]}`,
      fontSize: vars.text.md,
    },
  },
});

export const chevron = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@container': { [ROW]: { display: 'block' } },
});
