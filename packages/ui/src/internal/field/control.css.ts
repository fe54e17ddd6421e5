import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// In px: at 200 % the space goes to the text (WCAG 1.4.4).
const PADDING = 16;

/**
 * The box around a value. It is styled by data attributes, which an app's own styles may select as well:
 * `data-invalid`, `data-readonly`, `data-disabled`.
 */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.field,
  border: `1px solid ${vars.color.lineField}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.md,
  lineHeight: vars.leading.ui,
  textAlign: 'start',
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.color.error,
      boxShadow: `inset 0 0 0 1px ${vars.color.error}`,
    },
    '&[data-readonly]': { borderStyle: 'dashed', background: vars.color.surfaceSunk },
    '&[data-disabled]': {
      borderColor: vars.color.line,
      background: vars.color.disabled,
      color: vars.color.inkDisabled,
      cursor: 'not-allowed',
    },
    '&:focus-within': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -1,
      borderColor: vars.color.focus,
      boxShadow: 'none',
    },
  },
});

/** A control that opens something: a button with a value in it. */
export const buttonControl = style([control, { gap: 10, paddingInline: PADDING, cursor: 'pointer' }]);

// Chrome paints its own colours over autofilled fields; only these properties override them.
const autofilled = {
  boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
  WebkitTextFillColor: vars.color.ink,
  caretColor: vars.color.ink,
};

/** The editable element. It fills the box, so that a tap anywhere in it focuses it. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: PADDING,
  paddingBlock: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentcolor' },
    '&:disabled::placeholder': { color: vars.color.inkDisabled },
    '&:-webkit-autofill': autofilled,
    '&:autofill': autofilled,
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** An icon at the start of the box. */
export const startIcon = style({
  marginInlineStart: PADDING,
  marginInlineEnd: -4,
  color: vars.color.ink3,
  pointerEvents: 'none',
});

/** The text in a {@link buttonControl}. */
export const value = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});

/** The placeholder, where there is no value. */
export const placeholder = style([
  value,
  { color: vars.color.ink3, selectors: { '[data-disabled] &': { color: 'inherit' } } },
]);

/** An icon in a {@link buttonControl}, also one with another colour. */
export const endIcon = style({
  flexShrink: 0,
  selectors: { '&&': { color: vars.color.ink3 }, '[data-disabled] &&': { color: 'inherit' } },
});
