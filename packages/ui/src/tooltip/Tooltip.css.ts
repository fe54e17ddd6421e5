import { style } from '@vanilla-extract/css';
import { GAP } from '../internal/position-next-to.ts';
import { vars } from '../theme/contract.css.ts';

export const root = style({ display: 'inline-flex', maxInlineSize: '100%' });

/** It is in the document beside its control, so it resets what it would inherit there. `useTopLayer` positions it. */
export const tooltip = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100% - 24px))',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  // Without a backplate, whose colour the text would share.
  forcedColorAdjust: 'none',
  borderRadius: vars.radius.sm,
  background: vars.color.ink,
  color: vars.color.bg,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  overflow: 'visible',
  // Bridges the gap to the control, so that the pointer can move to the text however slowly (WCAG 1.4.13).
  '::before': { content: '""', position: 'absolute', inset: `${-GAP - 1}px 0`, zIndex: -1 },
});
