import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The colours of the price, secondary text, and the icons of the features, by the background of the plan. */
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
    // Forced colours remove the fill; the border still marks the card's edge.
    borderColor: color.band,
    color: color.onBand,
  },
});
