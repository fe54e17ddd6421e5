import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const NARROW = `(max-width: ${breakpoints.twoColumns - 0.02}px)`;
const CELL_PADDING = `${space[3]} ${space[4]}`;

/** Separate borders: collapsed ones stay behind when the head sticks. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.ink,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  '@media': { [NARROW]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space[3],
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  '@media': { [NARROW]: { display: 'block' } },
});

export const head = style({ '@media': { [NARROW]: { display: 'block' } } });

export const headRow = style({
  '@media': { [NARROW]: { display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[3] } },
});

/** A sticky head stands below what a product sets as the height of its own sticky bar. */
export const headCell = style({
  position: 'sticky',
  insetBlockStart: 'var(--janani-table-head-offset, 0)',
  zIndex: 1,
  padding: CELL_PADDING,
  borderBlockEnd: `2px solid ${color.lineField}`,
  background: color.bg,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-sortable]': { paddingBlock: 0 },
  },
  '@media': {
    [NARROW]: {
      position: 'static',
      display: 'block',
      padding: 0,
      border: 0,
      background: 'none',
      // Only what sorts is seen above the cards; the others are read with their cells.
      selectors: {
        '&:not([data-sortable])': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: color.primaryInk,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '@media': {
    [NARROW]: {
      paddingInline: space[3],
      border: `1px solid ${color.lineField}`,
      borderRadius: vars.radius.pill,
      selectors: { '&[data-sorted]': { borderWidth: 2, borderColor: color.primaryInk } },
    },
  },
});

export const body = style({ '@media': { [NARROW]: { display: 'grid', gap: space[3] } } });

export const row = style({
  '@media': {
    [NARROW]: {
      display: 'block',
      padding: `${space[2]} ${space[4]}`,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.lg,
      background: color.surface,
    },
  },
});

export const cell = style({
  padding: CELL_PADDING,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      padding: `${space[2]} 0`,
      selectors: { '&:last-child': { border: 0 } },
    },
  },
});

export const rowHeader = style({ fontWeight: vars.weight.strong });

export const label = style({
  display: 'none',
  color: color.ink2,
  fontWeight: vars.weight.body,
  '@media': { [NARROW]: { display: 'block' } },
});

export const content = style({
  '@media': { [NARROW]: { minInlineSize: 0, marginInlineStart: 'auto', textAlign: 'end' } },
});
