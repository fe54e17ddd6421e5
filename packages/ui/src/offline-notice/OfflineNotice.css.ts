import { style } from '@vanilla-extract/css';
import { BOTTOM_BAR_HEIGHT_VAR } from '../internal/styles/bottom-bar.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/**
 * Sticky: its space is at the end of the page, and until the user scrolls there it floats above the bars. So the page
 * does not shift, and no content stays covered.
 */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(${BOTTOM_BAR_HEIGHT_VAR}, env(safe-area-inset-bottom, 0px)) + ${space[3]})`,
  zIndex: vars.layer.header,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  inlineSize: `calc(100% - 2 * ${space[3]})`,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  marginBlock: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.warning}`,
  borderRadius: vars.radius.lg,
  background: color.warningBg,
  color: color.warningInk,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.small,
  '@media': { print: { display: 'none' } },
});
