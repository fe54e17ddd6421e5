import { style, styleVariants } from '@vanilla-extract/css';
import { button, variants as buttonVariants } from './button.css.ts';
import { vars } from '../../theme/contract.css.ts';

const square = style([
  button,
  { flexShrink: 0, padding: 0, inlineSize: vars.size.touch, blockSize: vars.size.touch },
]);

export const variants = styleVariants({
  plain: [
    square,
    buttonVariants.quiet,
    {
      color: vars.color.ink,
      selectors: {
        '&:is(:disabled, [aria-disabled="true"]):not([data-busy])': { background: 'transparent' },
      },
    },
  ],
  framed: [square, buttonVariants.outline, { borderColor: vars.color.line }],
});
