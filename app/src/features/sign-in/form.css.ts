import { vars, visuallyHidden } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const formStack = style({ display: 'grid', gap: vars.space[5] });

/** While a form is empty only assistive technology reads why its button is disabled. */
export const untouched = style({});
globalStyle(`${untouched} button[type="submit"] + span`, visuallyHidden);
