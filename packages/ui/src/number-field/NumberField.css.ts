import { style } from '@vanilla-extract/css';
import { control, input as baseInput } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

/** At 200 % text on a phone the buttons move below the number, which is not cut off (WCAG 1.4.4). */
export const box = style([control, { flexWrap: 'wrap' }]);

export const input = style([
  baseInput,
  {
    flex: '9999 1 6em',
    minBlockSize: vars.size.touch,
    fontVariantNumeric: 'tabular-nums',
    // The minus is to the left of a number in every script.
    selectors: { '[dir="rtl"] &:not(:placeholder-shown)': { direction: 'ltr', textAlign: 'end' } },
  },
]);

/** They stay together where they move below the number. */
export const steps = style({
  display: 'flex',
  alignSelf: 'stretch',
  flex: `1 0 calc(2 * ${vars.size.touch})`,
  borderRadius: 'inherit',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: `1 0 ${vars.size.touch}`,
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.primaryInk,
  cursor: 'pointer',
  // A double tap steps twice and does not zoom.
  touchAction: 'manipulation',
  outlineOffset: -4,
  selectors: {
    '&:is(:disabled, [aria-disabled])': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    '&:last-of-type': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
  },
  '@media': {
    // On touch screens the hover style would persist after a tap.
    '(hover: hover)': {
      selectors: { '&:hover:not(:disabled, [aria-disabled])': { background: vars.color.surfaceTint } },
    },
  },
});
