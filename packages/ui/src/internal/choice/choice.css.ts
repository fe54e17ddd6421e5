import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The visible box, ring or star cell. In px, so that at 200 % the space goes to the text. */
const MARK_SIZE = 24;
/** The gap between a mark and its label, in px. */
export const MARK_GAP = 12;

const NO_SCRIPT = '(scripting: none)';

/** The label with its mark: a press anywhere in it toggles the control, and its height is that of a touch target. */
export const target = style({
  // Its input covers it.
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: MARK_GAP,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingBlock: 8,
  fontSize: vars.text.md,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-disabled]': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
});

/**
 * React-aria hides the input in a corner, by inline styles. Here it covers its whole label, invisible: touch
 * exploration by a screen reader finds the control itself, and so does a test driver that clicks at its centre.
 */
globalStyle(`${target} > :first-child`, {
  inset: '0 !important',
  inlineSize: 'auto !important',
  blockSize: 'auto !important',
  margin: '0 !important',
  clip: 'auto !important',
  clipPath: 'none !important',
  opacity: 0,
  // The mark is drawn by a script: without one the browser's own control is visible instead.
  '@media': { [NO_SCRIPT]: { position: 'static !important' as 'static', opacity: 1 } },
});

globalStyle(`${target} > :first-child > input`, {
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'inherit',
  '@media': {
    [NO_SCRIPT]: { inlineSize: MARK_SIZE, blockSize: MARK_SIZE, accentColor: vars.color.selected },
  },
});

/** As high as the first line of the label, however large the text is, with the mark centred in it. */
export const firstLine = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.leading.ui})`,
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** The styles that all marks share; each has its own shape. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: MARK_SIZE,
  blockSize: MARK_SIZE,
  border: `1px solid ${vars.color.lineField}`,
  background: vars.color.surface,
  transition: ['background-color', 'border-color']
    .map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`)
    .join(', '),
  selectors: {
    '[data-pressed] > * > &': { background: vars.color.primaryTint },
    '[data-invalid] > * > &': { border: `2px solid ${vars.color.error}` },
    '[data-readonly] > * > &': { borderStyle: 'dashed', background: vars.color.surfaceSunk },
    '[data-disabled] > * > &': { borderColor: vars.color.line, background: vars.color.disabled },
    '[data-focus-visible] > * > &': { outline: `2.5px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '(forced-colors: active)': {
      selectors: {
        '[data-focus-visible] > * > &': { outlineColor: 'Highlight' },
        // In forced colours a colour that is not a system colour is replaced by the mark's own text colour, which may
        // be the page's.
        '[data-invalid] > * > &': { borderColor: 'CanvasText' },
        '[data-disabled] > * > &': { borderColor: 'GrayText' },
      },
    },
  },
});

/** The hint or error of a choice is aligned with its label, not with its mark. */
export const note = style({ marginBlockStart: -8, paddingInlineStart: MARK_SIZE + MARK_GAP });
