import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

const { color, motion } = vars;

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [motion.fast]: '0ms', [motion.base]: '0ms', [motion.slow]: '0ms' },
    },
  },
});

// The system's own colours, by role. Most it puts in by itself; a fill that says "chosen", a drawing and
// everything with `forced-color-adjust: none` take them from here. Three times the root, so that it
// wins over every theme of the root.
globalStyle(':root:root:root', {
  '@media': {
    '(forced-colors: active)': {
      vars: {
        [color.bg]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.surfaceSunk]: 'Canvas',
        [color.surfaceRaised]: 'Canvas',
        [color.surfaceTint]: 'Canvas',
        [color.ink]: 'CanvasText',
        [color.ink2]: 'CanvasText',
        [color.ink3]: 'CanvasText',
        [color.inkDisabled]: 'GrayText',
        [color.line]: 'CanvasText',
        [color.lineField]: 'CanvasText',
        [color.primary]: 'Highlight',
        [color.primaryHover]: 'Highlight',
        [color.primaryPress]: 'Highlight',
        [color.onPrimary]: 'HighlightText',
        [color.primaryInk]: 'LinkText',
        [color.selected]: 'Highlight',
        [color.onSelected]: 'HighlightText',
        [color.focus]: 'Highlight',
        [color.stars]: 'CanvasText',
      },
    },
  },
});
