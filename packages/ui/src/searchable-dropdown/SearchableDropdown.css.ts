import { keyframes, style } from '@vanilla-extract/css';
import { popover as basePopover } from '../internal/popover.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, motion, space } = vars;

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

const grow = keyframes({ from: { opacity: 0, transform: 'scale(.98)' } });

/** `ListPopover` gives it its place. */
export const popover = style([
  basePopover,
  {
    position: 'fixed',
    inset: 'auto',
    zIndex: vars.layer.popover,
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    animation: `${grow} ${motion.base} ${motion.ease}`,
    selectors: { '&[data-side="above"]': { transformOrigin: 'bottom' } },
  },
]);

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

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(1rem)' } });

/** As high as what the keyboard leaves of the screen. */
export const scrim = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height)',
  zIndex: vars.layer.modal,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBlockStart: space[6],
  animation: `${appear} ${motion.base} ${motion.ease}`,
  '::before': { content: '', position: 'absolute', inset: 0, background: color.scrim, opacity: 0.55 },
});

/** Of one height, so that it does not jump with every answer. */
export const tray = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  blockSize: 'min(100%, 40rem)',
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  background: color.surfaceRaised,
  color: color.ink,
  overflow: 'hidden',
  animation: `${rise} ${motion.base} ${motion.ease}`,
});

export const trayBody = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  paddingInline: space[5],
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  outline: 'none',
});

export const trayHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 60,
  marginInlineEnd: -14,
});

export const trayTitle = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.heading,
});
