import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One below the other; each as wide as it is by itself, so that a button is not stretched. */
export const form = style({});

globalStyle(`${form} > * + *`, { marginBlockStart: vars.space[5] });
