import { vars, visuallyHidden } from '@janani/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const formStack = style({ display: 'grid', gap: vars.space[5] });

/** A form that is still empty: assistive technology reads why its button is disabled, and nobody sees a reproach. */
export const untouched = style({});
globalStyle(`${untouched} button[type="submit"] + span`, visuallyHidden);
