import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { ENTERING_OPACITY } from '../internal/styles/entering.ts';
import { vars } from '../theme/contract.css.ts';

const { color, motion } = vars;
const MARGIN = '12px';
/** Padding around the toasts, so that their shadow is not clipped where they scroll. */
const SHADOW = '32px';
const PROGRESS_BAR_HEIGHT = 3;
const GAP = 11;

const getOuterPadding = (side: 'top' | 'bottom') => `calc(${MARGIN} + env(safe-area-inset-${side}))`;
const INNER_PADDING = `min(${SHADOW}, max(${MARGIN}, 100vw - 400px - ${MARGIN}))`;

const atBottom = {
  insetBlock: 'auto 0',
  paddingBlock: `${SHADOW} ${getOuterPadding('bottom')}`,
  vars: { '--toast-from': '12px' },
};
/** Of either side, because `env` has no logical insets. */
const OUTER_PADDING = `calc(${MARGIN} + max(env(safe-area-inset-left), env(safe-area-inset-right)))`;
const atStart = { insetInline: '0 auto', paddingInline: `${OUTER_PADDING} ${INNER_PADDING}` };
// Not centred by a transform, because the toasts have one.
const centred = {
  insetInline: 0,
  inlineSize: `min(400px + 2 * ${SHADOW}, 100vw)`,
  marginInline: 'auto',
  paddingInline: `max(${MARGIN}, min(${SHADOW}, (100vw - 400px) / 2))`,
};

/**
 * At the top, where lines end (spec §2), or where the app sets it; on a phone as wide as the screen less the margins. The space
 * between toasts lets presses through.
 */
export const host = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  boxSizing: 'border-box',
  insetBlock: '0 auto',
  insetInline: 'auto 0',
  inlineSize: `min(400px + ${MARGIN} + ${SHADOW}, 100vw)`,
  paddingBlock: `${getOuterPadding('top')} ${SHADOW}`,
  paddingInline: `${INNER_PADDING} ${OUTER_PADDING}`,
  // Three long toasts at 200 % text are higher than a phone in landscape, so the host scrolls (WCAG 1.4.10).
  maxBlockSize: '100%',
  overflow: 'hidden auto',
  // The page around them can be pressed.
  pointerEvents: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: GAP,
  selectors: {
    // In Chromium a finger cannot scroll an element without pointer events; when it is as high as the window, no page
    // is left to press.
    '&[data-scrolls]': { pointerEvents: 'auto', overscrollBehavior: 'contain' },
    '&[data-position^="bottom"]': atBottom,
    '&[data-position$="start"]': atStart,
    '&[data-position$="center"]': centred,
  },
});

/** The toasts of one provider. */
export const region = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: GAP,
  borderRadius: vars.radius.lg,
});

/** A list for assistive technology; toasts are positioned by the region itself. */
export const list = style({ display: 'contents' });

const slideIn = keyframes({
  from: { opacity: ENTERING_OPACITY, transform: 'translateY(var(--toast-from, -12px))' },
});

/** The colours of a type: for its progress bar, and for the tile with its icon. */
const time = createVar();
const tint = createVar();
const ink = createVar();

export const toast = style({
  selectors: {
    '&[data-type="success"]': {
      vars: { [time]: color.success, [tint]: color.successBg, [ink]: color.successInk },
    },
    '&[data-type="error"]': { vars: { [time]: color.error, [tint]: color.errorBg, [ink]: color.errorInk } },
    '&[data-type="warning"]': {
      vars: { [time]: color.warning, [tint]: color.warningBg, [ink]: color.warningInk },
    },
    '&[data-type="info"]': { vars: { [time]: color.info, [tint]: color.infoBg, [ink]: color.infoInk } },
  },
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'start',
  paddingBlock: `12px ${12 + PROGRESS_BAR_HEIGHT}px`,
  paddingInlineStart: 14,
  paddingInlineEnd: 6,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.lg,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  animation: `${slideIn} ${motion.base} ${motion.ease}`,
  // A finger that moves up or down still scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  pointerEvents: 'auto',
});

// Doubled specificity, because the tile sets colours.
export const tile = style({
  marginBlockStart: 1,
  selectors: { '&&': { background: tint, color: ink } },
});

// A spinning ring has the link colour by default: a yellow on this light tile, in the system colours of some themes.
globalStyle(`${tile} svg`, { '@media': { '(forced-colors: active)': { color: ink } } });

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

export const actions = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -12 });

export const cancel = style([button, { paddingInline: 12, fontWeight: vars.weight.strong }]);

export const action = style([cancel, { color: color.primaryInk }]);

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

export const progressBar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: PROGRESS_BAR_HEIGHT,
  background: time,
  transformOrigin: 'left',
  animation: `${shrink} var(--toast-duration) linear forwards`,
  selectors: {
    [`${region}[data-held] &`]: { animationPlayState: 'paused' },
    '[dir="rtl"] &': { transformOrigin: 'right' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    // Forced colours would replace the type's colour by the page's own.
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});
