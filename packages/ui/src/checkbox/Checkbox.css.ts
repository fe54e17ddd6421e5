import { style } from '@vanilla-extract/css';
import { mark } from '../internal/choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', justifyItems: 'start' });

export const box = style([
  mark,
  {
    borderRadius: vars.radius.xs,
    color: color.onSelected,
    selectors: {
      '[data-selected]:not([data-readonly], [data-disabled]) > * > &': { background: color.selected },
      '[data-selected]:not([data-readonly], [data-disabled], [data-invalid]) > * > &': {
        borderColor: color.selected,
      },
      '[data-readonly] > * > &': { color: color.ink },
      '[data-disabled] > * > &': { color: 'inherit' },
    },
  },
]);

export const tick = style({ inlineSize: 18, blockSize: 18, strokeWidth: 2.6 });
