import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** An amount does not wrap, so that the rupee sign is never alone at the end of a line. */
export const amount = style({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Two adjacent amounts are one number to the bidi algorithm of a right-to-left page.
  unicodeBidi: 'isolate',
});

export const was = style([
  amount,
  {
    // Never larger than the text around it, however large the current price is.
    fontSize: `min(1em, ${vars.text.md})`,
    fontWeight: vars.weight.body,
    letterSpacing: 'normal',
  },
]);
