import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { theme } from '../layers.css.ts';

const { color, motion } = vars;

/**
 * The user's system settings override every theme, brand and rule of a product: the one intended use of `!important`
 * here (CSS Cascade 5, 6.4.4: important declarations in a layer override those outside).
 */
const preferenceRule = (selector: string, query: string, values: Record<string, string>) =>
  globalStyle(selector, {
    '@layer': {
      [theme]: {
        '@media': {
          [query]: {
            vars: Object.fromEntries(
              Object.entries(values).map(([name, value]) => [name, `${value} !important`]),
            ),
          },
        },
      },
    },
  });

preferenceRule(':root', '(prefers-reduced-motion: reduce)', {
  [motion.fast]: '0ms',
  [motion.base]: '0ms',
  [motion.slow]: '0ms',
});

// The system's colours, by role. The system applies most by itself; a fill that means "selected", a drawing and
// everything with `forced-color-adjust: none` use these, in a nested theme too.
preferenceRule(':root, [data-theme]', '(forced-colors: active)', {
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
});
