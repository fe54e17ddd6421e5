import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sticky while its day is in view. */
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: '.375rem',
  // Where the rows below have more room too.
  '@media': { '(max-width: 352px)': { paddingBlock: '.625rem' } },
  background: vars.color.bg,
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
