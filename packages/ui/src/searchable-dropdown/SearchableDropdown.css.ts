import { style } from '@vanilla-extract/css';
import { barSpace } from '../internal/overlay/overlay.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/** Around the parts of the closed field. The buttons at its end are as high as the field. */
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

/** Of one height, so that it does not jump with every answer. */
export const tray = style({ blockSize: 'min(100%, 40rem)' });

export const trayBody = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  outline: 'none',
});

export const trayContent = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingInline: space[5],
  paddingBlockEnd: barSpace,
});
