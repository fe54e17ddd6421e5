import { style } from '@vanilla-extract/css';
import { visuallyHidden as rules } from '../theme/visually-hidden.ts';

/** For text that only assistive technology reads. */
export const visuallyHidden = style(rules);
