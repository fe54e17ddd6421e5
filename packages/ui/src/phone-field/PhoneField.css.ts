import { style } from '@vanilla-extract/css';
import { input } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

/** The country code is shown in the box, but is not in the value. */
export const prefix = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  marginBlock: 12,
  paddingInlineStart: 16,
  paddingInlineEnd: 10,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.strong,
  pointerEvents: 'none',
  selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
});

/** A number reads from its first digit in every script. */
export const phoneInput = style([
  input,
  { paddingInlineStart: 10, direction: 'ltr', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
]);
