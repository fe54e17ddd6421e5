import { style } from '@vanilla-extract/css';
import { control as baseControl, input, startIcon } from '../internal/field/control.css.ts';
import { vars } from '../theme/contract.css.ts';

// In px: at 200 % the space goes to the text (WCAG 1.4.4).
const PADDING_INLINE = 16;
const PADDING_BLOCK = 14;

export const control = style([baseControl, { alignItems: 'stretch' }]);

const sameCell = { gridArea: '1 / 1', minBlockSize: 0 } as const;
const sameText = {
  paddingInline: PADDING_INLINE,
  paddingBlock: PADDING_BLOCK,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/**
 * Grows with the text: a copy of it in a pseudo-element, which cannot be found, read out or selected, determines the
 * height. `field-sizing` is newer than the oldest supported browsers.
 */
export const sizer = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '20rem',
  '::after': {
    ...sameCell,
    ...sameText,
    // The space gives an empty last line its height.
    content: ['attr(data-text) " "', 'attr(data-text) " " / ""'],
    overflow: 'hidden',
    visibility: 'hidden',
  },
});

export const textArea = style([
  input,
  { ...sameCell, ...sameText, inlineSize: '100%', overflowY: 'auto', resize: 'none' },
]);

export const lock = style([startIcon, { marginBlockStart: PADDING_BLOCK }]);

/** Under the box, at its end. */
export const count = style({
  justifySelf: 'end',
  marginBlockStart: 6,
  color: vars.color.ink3,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.small,
  selectors: { '&[data-over]': { color: vars.color.errorText, fontWeight: vars.weight.strong } },
});
