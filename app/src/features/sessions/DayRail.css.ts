import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** The rail is sticky below the header, and scrolls by itself if the days do not fit. */
export const rail = style({
  position: 'sticky',
  insetBlockStart: '6rem',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxBlockSize: 'calc(100dvh - 8rem)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  overscrollBehavior: 'contain',
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const day = style({
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  // Covers the border of the rail.
  borderInlineStart: '3px solid transparent',
  color: vars.color.ink2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': {
      borderInlineStartColor: vars.color.primaryInk,
      color: vars.color.primaryInk,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.primaryInk } } } },
});
