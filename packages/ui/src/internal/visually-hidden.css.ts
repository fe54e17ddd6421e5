import { style } from '@vanilla-extract/css';
import { visuallyHidden as rules } from '../theme/visually-hidden.ts';

/** Text for assistive technology only. */
export const visuallyHidden = style(rules);
