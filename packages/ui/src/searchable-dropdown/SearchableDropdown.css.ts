import { style } from '@vanilla-extract/css';
import { homeIndicatorSpace, LOW_TRAY, LOWEST_TRAY } from '../internal/overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/** Around the elements of the closed field. The buttons at its end are as high as the field. */
export const combo = style({ paddingInlineEnd: 4 });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineStart: -6,
  borderRadius: vars.radius.sm,
  color: color.ink3,
  selectors: { '&:disabled': { color: 'inherit', cursor: 'not-allowed' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { color: color.ink } } } },
});

export const chevron = style({
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const trayButton = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInlineStart: space[4],
  paddingInlineEnd: 10,
  textAlign: 'start',
  outline: 'none',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const trayIcon = style({ color: color.ink3, selectors: { ':disabled > &': { color: 'inherit' } } });

/** A fixed height, so that it does not change with every response. Above the on-screen keyboard it fills the page. */
export const tray = style({
  blockSize: 'min(100%, 40rem)',
  '@container': {
    [LOW_TRAY]: { blockSize: '100%', maxBlockSize: 'none', maxInlineSize: 'none', borderRadius: 0 },
  },
});

/** Scrolls when even then two rows do not fit. */
export const trayBody = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflowY: 'auto',
  outline: 'none',
});

/** The title is hidden in favour of the rows, and the close button is beside the search. */
export const trayHeader = style({
  '@container': {
    [LOW_TRAY]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1, padding: 0 },
  },
});
export const hiddenWhenLow = style({ '@container': { [LOW_TRAY]: { display: 'none' } } });
export const besideClose = style({
  '@container': { [LOW_TRAY]: { marginInlineEnd: vars.size.touch, inlineSize: 'auto' } },
});

export const trayContent = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingInline: space[5],
  paddingBlockEnd: homeIndicatorSpace,
  '@container': {
    [LOW_TRAY]: { paddingInline: `${space[2]} 0` },
    [LOWEST_TRAY]: { paddingBlockEnd: 0 },
  },
});
