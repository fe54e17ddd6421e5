import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { leading, text } = vars;

export const heading = style({
  fontSize: text.lg,
  lineHeight: leading.heading,
  // A name may have fifty letters without a space.
  overflowWrap: 'anywhere',
  selectors: {
    '&:is([data-size="page"], h1:not([data-size]))': { fontSize: text.xl2 },
    '&:is([data-size="section"], h2:not([data-size]))': { fontSize: text.xl },
  },
});
