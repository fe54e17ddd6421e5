import { keyframes, style } from '@vanilla-extract/css';
import { LOW_TRAY, LOWEST_TRAY } from '../internal/overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;
const PADDING = 6;
const ACTION_SIZE = `calc(${vars.size.touch} + ${2 * PADDING + 1}px)`;

/** Rows and status. It shrinks with its container, so that the rows scroll in it. */
export const panel = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

/** Scrolls beyond about 15rem (spec §9); a tray uses the space that it has. */
export const list = style({
  maxBlockSize: vars.size.dropdownMax,
  padding: PADDING,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: {
    // The previous results, until the next ones arrive.
    '&[data-loading]': { opacity: 0.55 },
    '[role="dialog"] &': {
      flex: 1,
      minBlockSize: `calc(2 * ${vars.size.touch})`,
      maxBlockSize: 'none',
      paddingInline: 0,
    },
  },
  '@container': { [LOWEST_TRAY]: { paddingBlock: 0 } },
});

const rowBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  paddingBlock: space[2],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
  cursor: 'pointer',
  outline: 'none',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: color.surfaceTint } } },
  },
  '@container': { [LOWEST_TRAY]: { paddingBlock: 0 } },
  // The tint alone has less than 3:1 contrast with the adjacent row (WCAG 1.4.11).
  selectors: { '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } },
});

export const row = style([
  rowBase,
  {
    // At 200 % text on a phone, count and mark wrap below the name if they would break its words.
    flexWrap: 'wrap',
    // The last row must not be under the action row, which is sticky.
    scrollMarginBlockEnd: ACTION_SIZE,
    '@container': { [LOW_TRAY]: { scrollMarginBlockEnd: 0 } },
    selectors: {
      '&[data-focused]': { background: color.primaryTint2, color: color.onPrimaryTint },
      '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
      '&[aria-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
    },
  },
]);

export const label = style({ flex: '1 1 6em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const match = style({ fontWeight: vars.weight.strong });

export const description = style({
  display: 'block',
  color: color.ink3,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.body,
});

export const detail = style({
  color: color.ink3,
  fontWeight: vars.weight.body,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row}[data-focused] &`]: { color: 'inherit' } },
});

export const sectionName = style({
  paddingInline: space[3],
  paddingBlockStart: space[2],
  color: color.ink3,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  '@container': { [LOWEST_TRAY]: { display: 'none' } },
});

export const retry = style([
  rowBase,
  {
    color: color.primaryInk,
    fontWeight: vars.weight.strong,
    selectors: {
      '&[data-focused]': { background: color.primaryTint2, color: color.onPrimaryTint },
    },
  },
]);

/** The last row. It is sticky while the others scroll. */
export const addCustom = style([
  retry,
  {
    position: 'sticky',
    insetBlockEnd: -PADDING,
    marginBlockStart: PADDING,
    marginInline: -PADDING,
    marginBlockEnd: -PADDING,
    paddingInline: PADDING + 12,
    minBlockSize: ACTION_SIZE,
    borderBlockStart: `1px solid ${color.line}`,
    borderRadius: 0,
    background: color.surfaceRaised,
    selectors: {
      '&:first-child': { marginBlockStart: -PADDING },
      // The list has no horizontal padding there.
      '[role="dialog"] &': { marginInline: 0 },
    },
    // There it would take the space of rows.
    '@container': {
      [LOW_TRAY]: { position: 'static', minBlockSize: vars.size.touch },
      [LOWEST_TRAY]: { marginBlock: 0 },
    },
  },
]);

// Most responses are faster than this, and a line that flickers is a distraction.
const STATUS_DELAY = '150ms';
const show = keyframes({ from: { visibility: 'hidden' } });

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.size.touch,
  paddingInline: PADDING + 12,
  paddingBlock: space[2],
  color: color.ink3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
  selectors: {
    '&[data-status="loading"]': { animation: `${show} ${STATUS_DELAY} step-end` },
    '&[data-status="failed"]': { color: color.errorText },
    '[role="dialog"] &': { paddingInline: space[3] },
  },
  '@container': { [LOW_TRAY]: { order: 1 } },
});
