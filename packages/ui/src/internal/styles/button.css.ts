import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, motion, space } = vars;

// React Aria sets `data-pressed` for presses that `:active` does not match, such as the Enter key.
const PRESSED = '&:is(:active, [data-pressed]):not(:disabled, [aria-disabled="true"])';
const HOVERED = '&:hover:not(:active, [data-pressed], :disabled, [aria-disabled="true"])';

/** The styles of a button, whatever element it is: buttons, links styled as buttons, icon buttons. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minInlineSize: vars.size.touch,
  border: '1px solid transparent',
  borderRadius: vars.radius.button,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.ui,
  textAlign: 'center',
  textDecoration: 'none',
  // At 200 % text a word may be wider than the space beside two icons on a narrow phone (WCAG 1.4.10).
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  transition: ['background-color', 'border-color', 'color', 'transform']
    .map((property) => `${property} ${motion.fast} ${motion.ease}`)
    .join(', '),
  selectors: {
    // Its variant has a focus colour: the ring of the reset would be a second one.
    [PRESSED]: { transform: 'translateY(1px)', opacity: 1 },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[data-busy]': { cursor: 'progress' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});

type Colors = { background: string; color: string; borderColor?: string };

/** In forced colours the fill is a system colour: Chromium would draw a backplate in the label's colour behind it. */
const WITHOUT_BACKPLATE = {
  '(forced-colors: active)': {
    selectors: {
      '&:is(:not(:disabled, [aria-disabled="true"]), [data-busy])': { forcedColorAdjust: 'none' },
    },
  },
} as const;

/**
 * The colours of one variant. Hover styles apply only to devices that can hover: on a phone they would persist after a
 * tap.
 */
const variant = (rest: Colors, hover: Partial<Colors>, press: Partial<Colors>, media = {}) =>
  style({
    ...rest,
    selectors: {
      [PRESSED]: press,
      '&:is(:disabled, [aria-disabled="true"]):not([data-busy])': {
        background: color.disabled,
        borderColor: 'transparent',
        color: color.inkDisabled,
      },
    },
    '@media': { '(hover: hover)': { selectors: { [HOVERED]: hover } }, ...media },
  });

/** For the purpose of each variant see the docs page of Button. */
export const variants = {
  primary: variant(
    { background: color.primary, color: color.onPrimary },
    { background: color.primaryHover },
    { background: color.primaryPress },
    WITHOUT_BACKPLATE,
  ),
  accent: variant(
    { background: color.accent, color: color.onAccent },
    { background: color.accentHover },
    { background: color.accentPress },
  ),
  outline: variant(
    { background: color.surface, color: color.ink, borderColor: color.lineField },
    { background: color.surfaceTint },
    { background: color.line },
  ),
  tint: variant(
    { background: color.primaryTint2, color: color.onPrimaryTint },
    { borderColor: color.primaryInk },
    { background: color.primaryTint, borderColor: color.primaryInk },
  ),
  quiet: variant(
    { background: 'transparent', color: color.primaryInk },
    { background: color.primaryTint },
    { background: color.primaryTint2 },
  ),
  danger: variant(
    { background: color.surface, color: color.errorText, borderColor: color.error },
    { background: color.errorBg, color: color.errorInk },
    { background: color.errorBg, color: color.errorInk },
  ),
};

export const sizes = styleVariants({
  md: {
    minBlockSize: vars.size.touch,
    paddingInline: `min(${space[4]}, 5vw)`,
    paddingBlock: space[2],
    fontSize: vars.text.md,
  },
  lg: {
    minBlockSize: vars.size.touchLarge,
    paddingInline: space[6],
    paddingBlock: space[2],
    borderRadius: vars.radius.lg,
    fontSize: vars.text.lg,
  },
});

export const fullWidth = style({ inlineSize: '100%' });
