import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One that stays whole: a rupee sign alone at the end of a line is nobody's price. */
export const amount = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Two amounts side by side are one number to the bidi algorithm of a right-to-left page.
  unicodeBidi: 'isolate',
});

export const was = style([
  amount,
  {
    // Never larger than the text around it, however large the price that counts.
    fontSize: `min(1em, ${vars.text.md})`,
    fontWeight: vars.weight.body,
    letterSpacing: 'normal',
  },
]);
