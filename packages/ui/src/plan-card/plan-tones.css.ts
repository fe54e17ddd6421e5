import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The price, secondary text, and the checks of the features, on the ground the plan stands on. */
export const main = createVar();
export const secondary = createVar();
export const mark = createVar();

const { color } = vars;

export const tones = styleVariants({
  paper: {
    vars: { [main]: color.ink, [secondary]: color.ink2, [mark]: color.success },
    background: color.surface,
    borderColor: color.lineSoft,
    color: color.ink,
  },
  band: {
    vars: { [main]: color.onBand, [secondary]: color.onBand2, [mark]: color.accent },
    background: color.band,
    // Forced colours drop the fill; the edge keeps the card a card.
    borderColor: color.band,
    color: color.onBand,
  },
});
