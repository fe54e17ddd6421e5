import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A button with an icon alone. */
export const square = style({ inlineSize: vars.size.touch, padding: 0 });

/** It is in the document beside its button, so it resets what it would inherit there. `useTopLayer` positions it. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  inlineSize: 'max-content',
  maxInlineSize: 'min(24rem, calc(100% - 24px))',
  margin: 0,
  padding: vars.space[1],
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

export const content = style({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space[3],
  paddingInlineEnd: 0,
  overflowWrap: 'anywhere',
});

/** Stays in sight while the panel scrolls. */
export const close = style({ position: 'sticky', insetBlockStart: 0 });
