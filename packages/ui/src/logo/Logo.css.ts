import { style, styleVariants } from '@vanilla-extract/css';
import { ramps } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '.625rem' });

export const mark = style({
  inlineSize: '1.75rem',
  blockSize: '2.125rem',
  flexShrink: 0,
  forcedColorAdjust: 'none',
});

/** The arch has the same crimson in both themes, one step lighter on crimson. */
export const archFills = styleVariants({
  paper: { fill: ramps.alta[700] },
  crimson: { fill: ramps.alta[600] },
});

export const crescent = style({ fill: ramps.malai[0] });
export const dot = style({ fill: ramps.haldi[400] });

export const name = style({
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.01em',
  lineHeight: vars.leading.ui,
  // Optically centred on the cradle, which is below the middle of the arch.
  paddingBlockStart: '.1875rem',
});

export const nameColors = styleVariants({
  paper: { color: vars.color.primaryInk },
  crimson: { color: vars.color.onFooter },
});
