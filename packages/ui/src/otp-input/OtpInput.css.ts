import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const { color } = vars;

/** Six boxes of 44 px (WCAG 2.5.5) and the page's gutters leave 3 px between them at 320 px. */
const NARROWEST_GAP = 3;
const NARROW = '(max-width: 359px)';
const WIDE = '(min-width: 720px)';

/** For a page whose heading already states what to enter. */
export const withHiddenLabel = style({});

globalStyle(`${withHiddenLabel} label`, visuallyHidden);

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: 8,
  '@media': { [NARROW]: { gap: NARROWEST_GAP }, [WIDE]: { gap: 12 } },
});

// Chrome paints its own colours over autofilled fields; only these two properties override them.
const autofilled = { WebkitTextFillColor: 'transparent', transition: 'background-color 0s 999999s' };

/** Over the boxes and invisible: it receives all input by pointer, keyboard or autofill. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Its text is drawn by the boxes, and must stay invisible in forced colours.
  forcedColorAdjust: 'none',
  outline: 'none',
  // iOS zooms into a field with smaller text.
  fontSize: 16,
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:-webkit-autofill': autofilled,
    '&:autofill': autofilled,
    '&:disabled': { cursor: 'not-allowed' },
    '&:read-only': { cursor: 'progress' },
  },
});

export const slot = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  placeItems: 'center',
  // At 200 % text the digit and the caret require more space (WCAG 1.4.4).
  blockSize: 'max(58px, 2.25rem)',
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  fontSize: '1.625rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': {
    [WIDE]: { blockSize: 'max(64px, 2.25rem)' },
    '(forced-colors: active)': {
      selectors: {
        '[data-invalid] &': { borderStyle: 'dashed', borderWidth: 2 },
        '&[data-active]': { outline: '2px solid Highlight' },
      },
    },
  },
  selectors: {
    '&[data-filled]': { borderColor: color.primaryInk, background: color.primaryTint },
    '[data-invalid] &': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
    [`${input}:disabled ~ &`]: {
      borderColor: color.line,
      background: color.disabled,
      color: color.inkDisabled,
      boxShadow: 'none',
    },
    '&[data-active]': {
      borderColor: color.focus,
      boxShadow: `inset 0 0 0 1px ${color.focus}`,
    },
    // An invalid code is selected as a whole: in the colour of focus, nothing would show that it is invalid.
    '[data-invalid] &[data-active]': {
      borderColor: color.error,
      background: color.errorBg,
      boxShadow: `inset 0 0 0 2px ${color.error}`,
    },
  },
});

/** The line between two groups of boxes. */
export const separator = style({
  alignSelf: 'center',
  inlineSize: 6,
  blockSize: 2,
  borderRadius: 1,
  background: color.lineField,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

/** The caret, in the box of the next digit. */
export const caret = style({ inlineSize: 2, blockSize: '1.875rem', background: color.primaryInk });
