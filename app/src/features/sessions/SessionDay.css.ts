import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  // A heading that was scrolled to stays visible below the header.
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { scrollMarginBlockStart: '4.75rem' } },
});

/** Sticky while its day is in view, below the header of a desktop. */
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  margin: 0,
  marginInline: '-2px',
  paddingInline: '2px',
  paddingBlock: '.375rem .25rem',
  background: vars.color.bg,
  color: vars.color.ink,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { insetBlockStart: '4.75rem' } },
});

/** The height of the heading. */
export const skeletonHeading = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: `calc(${vars.leading.heading} * ${vars.text.md} + .75rem)`,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
