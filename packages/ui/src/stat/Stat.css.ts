import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';

/** Three in a row; fewer with enlarged text. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  rowGap: vars.space[5],
  inlineSize: '100%',
  overflow: 'hidden',
});

/** The number is visually above its label, and after it in the document. */
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  // The line before the first of a row is moved out of the group and clipped, however many are in a row.
  marginInlineStart: -2,
  paddingInline: '.125rem',
  borderInlineStart: `2px dotted ${vars.color.line}`,
  textAlign: 'center',
  '@media': {
    [`(min-width: ${breakpoints.twoColumns}px)`]: { borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const value = style({
  color: vars.color.primaryInk,
  // At 320 px away from the lines beside it.
  fontSize: `clamp(1.5rem, 8.2vw, ${vars.text.xl3})`,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
});

export const label = style({ color: vars.color.ink2, fontSize: vars.text.sm, lineHeight: 1.45 });
