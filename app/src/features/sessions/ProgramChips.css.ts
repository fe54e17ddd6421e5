import { vars } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { AS_GRID } from './SessionList.css.ts';

/** On phones close to the tabs and the first day, so that the first session is high on the screen. */
export const chips = style({
  marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[1]}`,
  '@media': { [AS_GRID]: { marginBlock: `0 ${vars.space[5]}` } },
});

/** Scrolls sideways into the gutters of a phone; the focus ring is not cut off below. */
export const row = style({
  display: 'flex',
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.space[5]})`,
  border: 0,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Nothing is cut off where there is no gutter to scroll into.
  '@media': { [AS_GRID]: { flexWrap: 'wrap' } },
});

/** Chrome makes a row that scrolls a tab stop, which would have no name. */
export const pendingRow = style([row, { overflowX: 'hidden' }]);

export const chip = style({
  flex: 'none',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2],
  minInlineSize: vars.size.touch,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.primaryInk,
      boxShadow: `inset 0 0 0 1px ${vars.color.primaryInk}`,
      background: vars.color.primaryTint,
      color: vars.color.onPrimaryTint,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    // All six are on one line from AS_GRID on.
    [AS_GRID]: { paddingInline: vars.space[1] },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

// At 320 px the third programme would end where the screen ends.
globalStyle(`${chip} svg`, { '@media': { '(max-width: 22rem)': { display: 'none' } } });

/** As wide as the chip that it is a placeholder for. */
export const skeleton = style([
  chip,
  // Without a border, forced colours would make it invisible.
  { border: '1px solid transparent', background: vars.color.surfaceTint },
]);
export const hidden = style({ visibility: 'hidden' });

export const note = style({ margin: 0, color: vars.color.ink2, fontSize: vars.text.sm });
