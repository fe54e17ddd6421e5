import { vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ marginBlock: `${vars.space[8]} ${vars.space[1]}` });
export const cancel = style({
  display: 'grid',
  // As wide as the page at any text size: a long word breaks, and the page does not scroll sideways (WCAG 1.4.10).
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: vars.space[2],
  marginBlockStart: vars.space[6],
});
export const hint = style({ margin: 0, color: vars.color.ink2, fontSize: vars.text.sm });
