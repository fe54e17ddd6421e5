import { createVar, style } from '@vanilla-extract/css';
import { homeIndicatorSpace } from '../internal/overlay/overlay.css.ts';
import { popover as basePopover } from '../internal/popover.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const popover = style([
  basePopover,
  { inlineSize: '23.5rem', maxInlineSize: '100vw', overflow: 'auto' },
]);

/** Seven days of 44 px each fit on a screen of 320 px. */
const CALENDAR_PADDING = 6;

export const dialog = style({ outline: 'none', paddingBlock: space[3], paddingInline: CALENDAR_PADDING });

export const trayContent = style({
  paddingInline: CALENDAR_PADDING,
  paddingBlockEnd: `calc(${space[3]} + ${homeIndicatorSpace})`,
});

export const calendar = style({ display: 'grid', gap: space[1] });

export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const heading = style({ fontSize: vars.text.md, fontWeight: vars.weight.strong });

export const jump = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });

export const select = style({
  minBlockSize: vars.size.touch,
  paddingInline: space[2],
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  fontSize: vars.text.md,
});

const DAY = 44;

/** As high as the longest month, so that the navigation buttons do not move when the month changes. */
export const weeks = style({ minBlockSize: `calc(6 * ${DAY}px + ${space[2]} * 2 + ${vars.text.xs} * 1.6)` });

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  borderCollapse: 'collapse',
});

export const weekday = style({
  paddingBlock: space[2],
  color: color.ink3,
  // Seven days fit in a row at 320 px with text at 200 % (WCAG 1.4.4).
  fontSize: `min(${vars.text.xs}, 4.4vw)`,
  fontWeight: vars.weight.ui,
  whiteSpace: 'nowrap',
});

const dot = createVar();

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: DAY,
  borderRadius: vars.radius.md,
  fontSize: `min(${vars.text.md}, 8.5vw)`,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  vars: { [dot]: color.primaryInk },
  selectors: {
    '&[data-hovered]': { background: color.primaryTint2, color: color.onPrimaryTint },
    '&[data-focus-visible]': { outline: `2.5px solid ${color.focus}`, outlineOffset: -2 },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
    '&[data-selected]': {
      background: color.selected,
      color: color.onSelected,
      fontWeight: vars.weight.strong,
      vars: { [dot]: color.onSelected },
    },
    '&[data-india-today]': { fontWeight: vars.weight.strong },
    // A dot (bindi) marks such a day.
    '&[data-india-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 6,
      blockSize: 6,
      borderRadius: vars.radius.pill,
      background: dot,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-india-today]::after': { background: 'currentcolor' },
      },
    },
  },
});

export const clear = style({
  justifySelf: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  color: color.primaryInk,
  fontWeight: vars.weight.strong,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.primaryTint } } } },
});

export const reason = style({
  // In a tray the calendar is aligned with the title.
  paddingInline: `calc(${space[5]} - ${CALENDAR_PADDING}px)`,
  paddingBlock: space[2],
  color: color.ink3,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.small,
});
