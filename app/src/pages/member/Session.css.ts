import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the header has the back link. */
export const back = style({
  '@media': { [`not all and (min-width: ${breakpoints.desktop}px)`]: { display: 'none' } },
});

/** As high as the button that replaces it. */
export const buttonPlaceholder = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.field,
});
