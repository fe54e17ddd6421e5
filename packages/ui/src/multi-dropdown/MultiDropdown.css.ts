import { style } from '@vanilla-extract/css';
import { LOW_TRAY } from '../internal/overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const CHIP_SIZE = 36;
/** The buttons are touch targets (48 px): they fill the space between two lines of chips. */
const LINE_GAP = space[3];

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${LINE_GAP} ${space[2]}`,
  margin: '10px 0 4px',
});

const chipBase = {
  minBlockSize: CHIP_SIZE,
  // Forced colours remove the fill.
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.ui,
};

export const chip = style({
  ...chipBase,
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInline: space[3],
  background: color.surfaceTint,
});

export const label = style({ minInlineSize: 0, paddingBlock: 4, overflowWrap: 'anywhere' });

const target = style({
  position: 'relative',
  '::after': { content: '', position: 'absolute', inset: '-7px -4px' },
});

export const remove = style([
  target,
  {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    minInlineSize: 40,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    borderRadius: 'inherit',
    color: color.ink2,
    selectors: { '&:focus-visible': { outlineOffset: -4 } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.ink } } } },
  },
]);

export const more = style([
  target,
  {
    ...chipBase,
    paddingInline: space[3],
    color: color.primaryInk,
    fontWeight: vars.weight.strong,
  },
]);

/** Above a keyboard there is only space for rows; the tray has a close button. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  '@container': { [LOW_TRAY]: { display: 'none' } },
});
