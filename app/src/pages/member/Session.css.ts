import { breakpoints, vars } from '@janani/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones the header has the back link. The space above and below its text is the same. */
export const back = style({
  marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[3]}`,
  '@media': { [`not all and (min-width: ${breakpoints.desktop}px)`]: { display: 'none' } },
});

/** As high as the button that replaces it. */
export const buttonPlaceholder = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.field,
});
