import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/**
 * A panel that is in the document beside the control that opens it, so it resets what it would inherit there.
 * `useTopLayer` positions it.
 */
export const floatingPanel = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  inlineSize: 'max-content',
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.md,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
