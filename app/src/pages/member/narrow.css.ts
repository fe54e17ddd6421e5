import { breakpoints, vars, visuallyHidden } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pages with one column of cards stay narrower than the header. */
export const narrow = style({ maxInlineSize: '58.5rem', marginInline: 'auto' });

/** On phones the header names the page; the heading is for screen readers only. */
export const innerTitle = style({
  marginBlockEnd: vars.space[6],
  '@media': {
    [`not all and (min-width: ${breakpoints.desktop}px)`]: visuallyHidden,
  },
});
