import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, motion } = vars;
const MARGIN = '12px';
/** Around the toasts, so that their shadow is not cut where they scroll. */
const SHADOW = '32px';
const LIFE_BAR = 3;

/** Top right (spec §2); on a phone as wide as the screen less the margins. It covers nothing between toasts. */
export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  boxSizing: 'border-box',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: `min(400px + ${MARGIN} + ${SHADOW}, 100vw)`,
  paddingBlock: `calc(${MARGIN} + env(safe-area-inset-top)) ${SHADOW}`,
  paddingInlineStart: `min(${SHADOW}, max(${MARGIN}, 100vw - 400px - ${MARGIN}))`,
  paddingInlineEnd: `calc(${MARGIN} + env(safe-area-inset-right))`,
  // Three long ones at 200 % text are higher than a phone that lies on its side (WCAG 1.4.10): they scroll.
  maxBlockSize: '100%',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // What is around them can be pressed.
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 11,
  borderRadius: vars.radius.lg,
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const toast = style({
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  paddingBlock: `12px ${12 + LIFE_BAR}px`,
  paddingInlineStart: 14,
  paddingInlineEnd: 6,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.lg,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  animation: `${arrive} ${motion.base} ${motion.ease}`,
  // A finger that goes down still scrolls the page. Safari knows `pan-y` only and swipes sideways.
  touchAction: ['pan-y', 'pan-up'],
  userSelect: 'none',
  pointerEvents: 'auto',
});

const tileBase = style({ marginBlockStart: 1 });
// Twice the class, because the tile has colours of its own.
const tileOf = (background: string, ink: string) => [
  tileBase,
  { selectors: { '&&': { background, color: ink } } },
];

export const tile = styleVariants({
  success: tileOf(color.successBg, color.successInk),
  error: tileOf(color.errorBg, color.errorInk),
  warning: tileOf(color.warningBg, color.warningInk),
  info: tileOf(color.infoBg, color.infoInk),
});

export const text = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlock: 1,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
});

export const count = style({
  marginInlineStart: 8,
  paddingInline: 6,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xs,
  background: color.surfaceSunk,
  color: color.ink2,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const description = style({
  color: color.ink2,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  textWrap: 'pretty',
  selectors: { ':lang(hi) &': { lineHeight: vars.leading.body } },
});

const button = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.md,
  touchAction: 'manipulation',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.surfaceTint } } } },
});

export const close = style([button, { marginBlockStart: -6, color: color.ink }]);

export const action = style([
  button,
  { marginInlineStart: -12, paddingInline: 12, color: color.primaryInk, fontWeight: vars.weight.strong },
]);

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const lifeBase = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: LIFE_BAR,
  transformOrigin: 'left',
  animation: `${shrink} var(--toast-duration) linear forwards`,
  selectors: {
    [`${region}[data-held] &`]: { animationPlayState: 'paused' },
    '[dir="rtl"] &': { transformOrigin: 'right' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const life = styleVariants({
  success: [lifeBase, { background: color.success }],
  error: [lifeBase, { background: color.error }],
  warning: [lifeBase, { background: color.warning }],
  info: [lifeBase, { background: color.info }],
});
